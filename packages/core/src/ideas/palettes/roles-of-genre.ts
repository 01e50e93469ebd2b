import type { Genre } from '../../genres/genre.ts';
import { type PaletteRoles, roles } from './palette-roles.ts';

/** The colors that readers expect of a genre, the most typical first: darkest dark main light paper accent second. */
const ROLES: Readonly<Record<string, readonly PaletteRoles[]>> = {
  business: [
    roles('111418 0b3d91 2f6fd6 c9d6e6 f4f1ea e4002b f7b500'),
    roles('0f2a24 1f5a4a 4f9a7a d9e6c9 f6f1e2 e2672f f2b632'),
    roles('1a1430 3d2f8f 6f62d9 d6d0f2 f6f4fb ff5a36 ffc400'),
  ],
  childrens: [
    roles('0c2747 1f5f8b 4fb0c0 ffe3a0 fff8e2 ff7a4d f7b733'),
    roles('4a1f5a 8a4aa0 ff9f6b ffe0a0 fffdf0 e8496a ffd23f'),
    roles('14342b 2f7a5a 7fc48a e8f0b8 fffbe8 f2603c f9c74f'),
  ],
  cookbook: [
    roles('3a1a14 8f1d2c d9432f f7c948 fff6e3 e8912d 2f6b4f'),
    roles('173a4a 1f4f8a 3f7fbf f3dfae fffaf0 d9432f 2f8f6a'),
    roles('3a2417 7a3f2a c9734a f0cfa0 fff8ea b5342f 5f7f3a'),
  ],
  'cosy-mystery': [
    roles('26234a 4a4583 8c7bb8 f2c6a0 fff3dc c8354b 2f8f86'),
    roles('173a4a 2f6b7a 62bccb f3dfae fffaf0 c8402f 6fae7a'),
    roles('3a1f2e 7a3f57 d98a9a f7d9c4 fff5e6 2f7f79 e9a23b'),
  ],
  crime: [
    roles('111214 2f3133 77736a cbbfa6 efe6d0 d3261c f0b429'),
    roles('0f1c2a 1f3a4d 4f7480 c2c7b4 f2ead6 f2a71b c8322f'),
    roles('0b0b0c 26282b 6a6f73 bfc3c1 f6f4ec e4372b ffc400'),
  ],
  fantasy: [
    roles('070c18 13233f 2c4a7a b9c8e0 f4efdc d9a441 b5342f'),
    roles('070f0b 16291f 3f5f4a cdd8b8 f3f1dc c9a04a 7fd6c0'),
    roles('140706 3a1210 8a2f1c f0b98a fbeed6 ff8a3d d9a441'),
  ],
  historical: [
    roles('1f2a3a 3a4f63 8a6a4a e3cda0 f5ead0 a8322a 2f6b6a'),
    roles('2a1a14 5a2f24 b5713f ecd2a0 f9efd8 8f2433 2f5f6f'),
    roles('14332f 1f5a55 5f9a8a f2d39a fbf2dc c8553a d9a441'),
  ],
  horror: [
    roles('080304 340808 8f1414 f0a062 fbe8c4 e63a1e 7f9a6a'),
    roles('050a08 12261f 3f5f4a a9c29a eef2cf 8fbf5a d9472b'),
    roles('0a0812 231a33 5a3f66 d0b8c8 f5ecec d8344a c9a25a'),
  ],
  inspirational: [
    roles('1f3340 3f6b7a 8fb8b0 f3ddb8 fdf7ea d98a4a 6f7fb0'),
    roles('2a2440 5a4f8a a89ad0 f0d8d0 fbf5f0 d96a6a e9b44c'),
    roles('1f3a2e 4a7a5a 9ac08a eeeac0 fbf8e8 d9853b 3f7f9a'),
  ],
  literary: [
    roles('12263a 1f5a66 e4572e f2b5a7 fdf3df f3a712 2a9d8f'),
    roles('2b1b3d 5b3a8c e0457b ffb3a0 fff3e4 ffc857 3fa7a3'),
    roles('1f2f2a 2f6b4f 7fa67a f2d9b8 fbf5e6 d9573a e9b44c'),
  ],
  memoir: [
    roles('23343b 3f656c c9774e ecd3b0 fbf4e6 c9583e 3f7f8c'),
    roles('2a1f33 5a3f5f b5707a efd0c0 fbf1ea d9573a e9b44c'),
    roles('1d2a3a 41597a 8fa3b8 e6d6bc f8f2e6 b8582f 6f8f5a'),
  ],
  mystery: [
    roles('0d1b22 1d3d47 3f6f74 d8c28e f6ecd2 c8322f b98a3e'),
    roles('160812 3a1430 6a2450 e0b98a f8ead2 3fa79a d9a441'),
    roles('10141f 26304a 56668a c9c2a8 f4eddb d98a2b 8f2f3f'),
  ],
  'non-fiction': [
    roles('14213d 264b7a 4f86b8 cfdbe0 f6f3ea e2562b f2b134'),
    roles('1f1f24 4a4a55 8a8a8f d8d2c4 f7f3e8 c8281e 2f6fa8'),
    roles('12312e 226a62 5fae9a d8e6cf f8f5e6 e8762b f4c542'),
  ],
  paranormal: [
    roles('08061a 221a4e 5b43a0 cfc4ff fbf7ff e0559a 6fd6e8'),
    roles('0a0304 3a0f14 a8322f f2b48a fff0dc ff7a4d d9a441'),
    roles('06120f 123a33 2f7a66 b8dcc0 f2f8ea b56ad8 e2c25a'),
  ],
  poetry: [
    roles('2a2233 6a5a78 d9896b ecd2c0 f8f1e7 d9576b 6b87a8'),
    roles('1f2f2a 4a6a5a 7fa65a dfe3c8 f6f3e6 d9b44a 3f8f8a'),
    roles('16224a 3f5a9a 8aa0d9 dfe2f2 f7f6fb e07a8a 5ab5c8'),
  ],
  romance: [
    roles('4a1430 8c2f5a e0637f f7b9b0 fff1e6 e2502f 2f9aa0'),
    roles('0f3d57 1f7a8c 4fb8b8 f3d9a8 fff7e6 ff6b5e ffc857'),
    roles('5a1f3d a63d57 f28b6b fbd0a8 fff4e2 d9376e 3f7f8c'),
  ],
  romcom: [
    roles('3b1140 8c1f5a ff6f61 ffc2b0 fff4e3 e63973 ffc93c'),
    roles('123047 1f6f8b 35c2b5 c9f0e4 fff8ea ff5d7a ffc94d'),
    roles('2b1a5a 6a3fa0 b48cf0 e8d5fb fff6ea ff5d8f ffb92e'),
  ],
  'science-fiction': [
    roles('05060f 10183d 3a3f8f ffcf9a fff4e4 ff7a4d 2fd0c8'),
    roles('1d0a18 6a2138 c9503f f2b47a fbeacb d9573a 2f9aa0'),
    roles('020a0c 06252c 0f5a5a a9efdc effff8 38d6b0 ff5d8f'),
  ],
  'self-help': [
    roles('1d2b64 3a4aa0 ff8d4a ffd9a0 fdf0dc ee4a4c ffc93c'),
    roles('12342e 1f6f5f 5ab59a cfe9d2 fbf8ea e2672f f2c14e'),
    roles('2a1a3e 6a4a9a e88aa0 ffd6c4 fff5ee e8496a ffb84d'),
  ],
  thriller: [
    roles('04090c 0d2a33 3a6a72 a9c2bb f2f0e4 e8b23a d9352a'),
    roles('0b0b0c 26282b 6a6f73 bfc3c1 f6f4ec e4372b ffc400'),
    roles('0d0609 3a0d14 8a1f22 e0a58a f9ecd8 ff5a36 ffb52e'),
  ],
  travel: [
    roles('0f2f3f 1f6f8a 4fb0c0 f5d9a0 fff6e4 e8633a f2b632'),
    roles('3a1f14 8a3f24 d9774a f4cfa0 fdf3e0 2f7f8a e9b44c'),
    roles('14302a 2f6f5a 7fb08a ecdcb0 fbf5e4 d9573a 3f7fb0'),
  ],
  western: [
    roles('26140c 5a2d18 b5652f e8c08a f8ead0 a8322a 4f6f6a'),
    roles('1a1f2a 3a4658 8a6a4a dcc39a f5ead2 c8562b 6f7f4a'),
    roles('2b0f0c 6a1f17 c9532f f2c27a fbecc8 d98a2b 3f6a72'),
  ],
  'womens-fiction': [
    roles('1f3a44 3f7280 8fb8b8 f6d7c0 fff6ec e0655a e9b44c'),
    roles('3a1f3f 7a4a80 c894b8 f6d4cc fff4ee d9566a 4f9a92'),
    roles('23402f 4f8060 9fc08f f5e3b8 fdf8e8 e2714a 5a8fb8'),
  ],
  'young-adult': [
    roles('1b1040 5a2a8c d9468a ffb98a fff6ee ff7a5c ffc94d'),
    roles('08313a 126a70 3fb59a f7e6a8 fffbea ff6b8b ffc94d'),
    roles('2a0f2e 7a1f5a e0527a ffc2a8 fff3ea 35b8b0 ffd24d'),
  ],
};

const PLAIN = [roles('1b2430 41566b 8a9fb0 d8dcd8 f7f4ec d2582f e0a93b')];

export function rolesOfGenre({ id }: Pick<Genre, 'id'>): readonly PaletteRoles[] {
  return ROLES[id] ?? PLAIN;
}
