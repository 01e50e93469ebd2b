# One image for servers and workers. The build stage installs and builds as `npm start` does on a laptop; the final one keeps what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# Drivers for graphics cards, which are never used.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# The last two give freed memory back to the system at once, as `npm start` does.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
# The code belongs to root: a process that is taken over cannot change it.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/web/server.ts"]
