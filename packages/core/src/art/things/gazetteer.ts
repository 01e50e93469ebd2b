import { TOWNS_BY_NAME } from './towns/towns.ts';
import type { Place } from './turned-sphere.ts';

/**
 * Countries and regions that titles name, in lower case and without accents: degrees north and east. None that is a person’s name, a dish or
 * ware as well.
 */
const PLACES = `
tuscany 43.5 11; sicily 37.6 14; amalfi 40.6 14.6; capri 40.6 14.2; sardinia 40 9; italy 42.8 12.6; spain 40 -4; andalusia 37.5 -4.7;
portugal 39.5 -8; france 46.5 2.5; provence 43.9 6; brittany 48.2 -3; normandy 49 0.2; germany 51 10; austria 47.5 14; bohemia 50 14.5;
hungary 47 19.5; poland 52 19; holland 52.3 5; denmark 56 10; sweden 62 15; norway 62 9; lapland 68 25; finland 63 26; iceland 65 -18.5;
ireland 53.2 -8; scotland 57 -4.2; wales 52.3 -3.7; cornwall 50.4 -4.9; england 52.5 -1.5; yorkshire 54 -1.5; greece 39 22;
crete 35.2 24.9; corfu 39.6 19.9; santorini 36.4 25.4; cyprus 35.1 33.4; malta 35.9 14.4; anatolia 39 33; croatia 45 16; romania 46 25;
transylvania 46.5 24.5; ukraine 49 32; russia 60 60; siberia 62 100; armenia 40.2 45; iraq 33 44; persia 32.5 53.5; iran 32.5 53.5;
syria 35 38.5; lebanon 33.9 35.8; israel 31.5 34.9; palestine 31.9 35.2; egypt 27 30; nile 26 32; arabia 23 46; yemen 15.5 48;
morocco 32 -6; sahara 23 10; nigeria 9 8; ghana 7.9 -1; senegal 14.5 -14.5; ethiopia 9 39; kenya 0.5 37.5; zanzibar -6.2 39.3;
tanzania -6 35; serengeti -2.3 34.8; kilimanjaro -3.1 37.4; congo -1 22; rwanda -2 30; uganda 1.3 32.3; transvaal -25 29;
madagascar -19 47; africa 5 20; india 22 79; goa 15.4 74; kerala 10.5 76.3; rajasthan 27 74; kashmir 34 76; ceylon 7.5 80.7; nepal 28 84;
everest 28 86.9; himalaya 28.5 85; tibet 31 88; bhutan 27.5 90.5; burma 21 96; thailand 15 101; siam 15 101; laos 18 103;
cambodia 12.7 105; angkor 13.4 103.9; vietnam 16 107.5; malaya 4 102; borneo 1 114; bali -8.4 115.2; sumatra 0 102; indonesia -2 118;
taiwan 23.7 121; mongolia 46.5 104; gobi 43 105; afghanistan 34 66; pakistan 30 70; japan 36.5 138; hokkaido 43.5 143; korea 37 127.5;
australia -25 134; tasmania -42 146.7; outback -25 133; fiji -17.8 178; tahiti -17.6 -149.5; samoa -13.8 -172; hawaii 20.8 -156.5;
alaska 64 -152; yukon 63 -136; klondike 64 -139; canada 56 -106; quebec 52 -72; newfoundland 48.5 -56; labrador 54 -62; greenland 72 -40;
pennsylvania 41 -77.7; indiana 40 -86; illinois 40 -89; maryland 39 -76.7; connecticut 41.6 -72.7; massachusetts 42.3 -71.8; carolina 35 -79;
america 40 -98; florida 28 -82; louisiana 31 -92; mississippi 33 -90; alabama 32.8 -86.8; tennessee 36 -86.3; kentucky 37.5 -85.3;
ohio 40.2 -82.8; texas 31.5 -99; oklahoma 35.5 -97.5; kansas 38.5 -98.5; nebraska 41.5 -99.8; dakota 45 -100; montana 47 -109.5;
wyoming 43 -107.5; colorado 39 -105.5; utah 39.5 -111.5; nevada 39 -117; arizona 34.3 -111.7; california 37 -120; oregon 44 -120.5;
maine 45.3 -69; vermont 44 -72.7; nantucket 41.3 -70.1; mexico 23 -102; yucatan 20 -89; guatemala 15.5 -90.3; nicaragua 13 -85;
panama 9 -80; cuba 21.8 -79; haiti 19 -72.3; barbados 13.2 -59.5; caribbean 16 -72; colombia 4 -73; venezuela 7 -66; amazon -3 -62;
brazil -10 -52; bahia -12.5 -41.5; peru -9.5 -75; andes -16 -69; bolivia -17 -65; chile -33 -71; patagonia -45 -70; argentina -35 -65;
antarctica -75 0; arctic 80 -40; mediterranean 37 16; europe 50 12; asia 40 90; atlantic 30 -40; pacific 5 -160;
mali 17 -4; algeria 28 2; tunisia 34 9; libya 27 17; sudan 15 30; namibia -22 17; botswana -22 24; zambia -14 28; zimbabwe -19 30;
mozambique -18 35; oman 21 57; cappadocia 38.6 34.8; kazakhstan 48 67; uzbekistan 41 64; kyrgyzstan 41.3 75; ladakh 34 77;
punjab 31 75; bengal 23 88; philippines 12 122; belgium 50.6 4.6; switzerland 46.8 8.2; slovenia 46.1 14.8; slovakia 48.7 19.5;
albania 41 20; serbia 44 21; bosnia 44 18; bulgaria 42.7 25; estonia 58.7 25.5; latvia 57 25; lithuania 55.2 24; wessex 51.2 -2;
hebrides 57.5 -7; orkney 59 -3; shetland 60.3 -1.2; azores 38 -28; galapagos -0.5 -90.5; ecuador -1.5 -78.5;
uruguay -33 -56; atacama -24 -69; sonora 30 -110; appalachia 38 -81; idaho 44 -114; missouri 38.5 -92.5; iowa 42 -93.5;
michigan 44 -85; minnesota 46 -94; wisconsin 44.5 -90; arkansas 35 -92
`;

const KNOWN: ReadonlyMap<string, Place> = new Map(
  PLACES.split(';').map((line) => {
    const [name = '', north, east] = line.trim().split(' ');
    return [name, { east: Number(east), north: Number(north) }];
  }),
);

/** Returns the place of this name, which may have lost its last s; null where no such place is known. */
export function findPlaceByName(word: string): Place | null {
  const name = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return KNOWN.get(name) ?? TOWNS_BY_NAME.get(name) ?? KNOWN.get(`${name}s`) ?? TOWNS_BY_NAME.get(`${name}s`) ?? null;
}
