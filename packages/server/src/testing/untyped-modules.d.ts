// The package has no types, so the used part is declared here.
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
      readonly allowMismatchedSignatures: boolean;
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
