import type { Place } from './turned-sphere.ts';

/**
 * Places that titles name, in lower case and without accents: degrees north and east. None that is a person’s name, a dish or ware as
 * well.
 */
const PLACES = `
london 51.5 -0.1; paris 48.9 2.4; rome 41.9 12.5; venice 45.4 12.3; tuscany 43.5 11; naples 40.9 14.3; sicily 37.6 14;
amalfi 40.6 14.6; capri 40.6 14.2; sardinia 40 9; italy 42.8 12.6; spain 40 -4; madrid 40.4 -3.7; barcelona 41.4 2.2; malaga 36.7 -4.4;
seville 37.4 -6; andalusia 37.5 -4.7; lisbon 38.7 -9.1; porto 41.2 -8.6; portugal 39.5 -8; france 46.5 2.5; provence 43.9 6; brittany 48.2 -3;
normandy 49 0.2; marseille 43.3 5.4; berlin 52.5 13.4; munich 48.1 11.6; hamburg 53.6 10; germany 51 10; vienna 48.2 16.4; austria 47.5 14;
prague 50.1 14.4; bohemia 50 14.5; budapest 47.5 19; hungary 47 19.5; warsaw 52.2 21; krakow 50.1 19.9; poland 52 19; lodz 51.8 19.5;
amsterdam 52.4 4.9; holland 52.3 5; brussels 50.8 4.4; bruges 51.2 3.2; copenhagen 55.7 12.6; denmark 56 10; stockholm 59.3 18.1;
goteborg 57.7 12; sweden 62 15; oslo 59.9 10.8; bergen 60.4 5.3; norway 62 9; lapland 68 25; helsinki 60.2 24.9; finland 63 26;
iceland 65 -18.5; reykjavik 64.1 -21.9; ireland 53.2 -8; dublin 53.3 -6.3; galway 53.3 -9; scotland 57 -4.2; edinburgh 56 -3.2;
glasgow 55.9 -4.3; wales 52.3 -3.7; cornwall 50.4 -4.9; england 52.5 -1.5; yorkshire 54 -1.5; greece 39 22; athens 38 23.7; crete 35.2 24.9;
corfu 39.6 19.9; santorini 36.4 25.4; cyprus 35.1 33.4; malta 35.9 14.4; istanbul 41 29; constantinople 41 29; anatolia 39 33;
croatia 45 16; dubrovnik 42.7 18.1; sarajevo 43.9 18.4; belgrade 44.8 20.5; bucharest 44.4 26.1; romania 46 25; transylvania 46.5 24.5;
odessa 46.5 30.7; kyiv 50.4 30.5; ukraine 49 32; moscow 55.8 37.6; petersburg 59.9 30.3; leningrad 59.9 30.3; russia 60 60; siberia 62 100;
armenia 40.2 45; baghdad 33.3 44.4; iraq 33 44; persia 32.5 53.5; iran 32.5 53.5; tehran 35.7 51.4; isfahan 32.7 51.7;
damascus 33.5 36.3; aleppo 36.2 37.1; syria 35 38.5; beirut 33.9 35.5; lebanon 33.9 35.8; jerusalem 31.8 35.2; israel 31.5 34.9;
palestine 31.9 35.2; cairo 30 31.2; egypt 27 30; nile 26 32; alexandria 31.2 29.9; arabia 23 46; dubai 25.2 55.3; yemen 15.5 48;
morocco 32 -6; marrakesh 31.6 -8; casablanca 33.6 -7.6; tangier 35.8 -5.8; tunis 36.8 10.2; algiers 36.8 3.1; sahara 23 10; timbuktu 16.8 -3;
lagos 6.5 3.4; nigeria 9 8; ghana 7.9 -1; accra 5.6 -0.2; senegal 14.5 -14.5; ethiopia 9 39; kenya 0.5 37.5; nairobi -1.3 36.8;
zanzibar -6.2 39.3; tanzania -6 35; serengeti -2.3 34.8; kilimanjaro -3.1 37.4; congo -1 22; rwanda -2 30; uganda 1.3 32.3;
johannesburg -26.2 28; transvaal -25 29; madagascar -19 47; africa 5 20; india 22 79; bombay 19.1 72.9; mumbai 19.1 72.9;
delhi 28.6 77.2; calcutta 22.6 88.4; kolkata 22.6 88.4; goa 15.4 74; kerala 10.5 76.3; rajasthan 27 74; kashmir 34 76; ceylon 7.5 80.7;
nepal 28 84; kathmandu 27.7 85.3; everest 28 86.9; himalaya 28.5 85; tibet 31 88; lhasa 29.7 91.1; bhutan 27.5 90.5; burma 21 96;
mandalay 22 96.1; rangoon 16.8 96.2; bangkok 13.8 100.5; thailand 15 101; siam 15 101; laos 18 103; cambodia 12.7 105; angkor 13.4 103.9;
vietnam 16 107.5; hanoi 21 105.8; saigon 10.8 106.7; singapore 1.4 103.8; malaya 4 102; borneo 1 114; bali -8.4 115.2;
sumatra 0 102; indonesia -2 118; manila 14.6 121; peking 39.9 116.4; beijing 39.9 116.4; shanghai 31.2 121.5;
hongkong 22.3 114.2; taiwan 23.7 121; mongolia 46.5 104; gobi 43 105; samarkand 39.7 67; kabul 34.5 69.2; afghanistan 34 66; pakistan 30 70;
lahore 31.5 74.3; japan 36.5 138; tokyo 35.7 139.7; kyoto 35 135.8; osaka 34.7 135.5; hokkaido 43.5 143; korea 37 127.5; seoul 37.6 127;
australia -25 134; melbourne -37.8 145; tasmania -42 146.7; outback -25 133; auckland -36.9 174.8; fiji -17.8 178;
tahiti -17.6 -149.5; samoa -13.8 -172; hawaii 20.8 -156.5; alaska 64 -152; yukon 63 -136; klondike 64 -139; canada 56 -106;
toronto 43.7 -79.4; montreal 45.5 -73.6; quebec 52 -72; vancouver 49.3 -123.1; newfoundland 48.5 -56; labrador 54 -62; greenland 72 -40;
america 40 -98; york 40.7 -74; brooklyn 40.7 -73.9; manhattan 40.8 -74; boston 42.4 -71.1; chicago 41.9 -87.6; detroit 42.3 -83;
philadelphia 40 -75.2; washington 38.9 -77; florida 28 -82; miami 25.8 -80.2;
louisiana 31 -92; mississippi 33 -90; alabama 32.8 -86.8; tennessee 36 -86.3; kentucky 37.5 -85.3; ohio 40.2 -82.8;
texas 31.5 -99; dallas 32.8 -96.8; oklahoma 35.5 -97.5; kansas 38.5 -98.5; nebraska 41.5 -99.8; dakota 45 -100; montana 47 -109.5;
wyoming 43 -107.5; colorado 39 -105.5; denver 39.7 -105; utah 39.5 -111.5; nevada 39 -117; arizona 34.3 -111.7; california 37 -120;
hollywood 34.1 -118.3; oregon 44 -120.5; seattle 47.6 -122.3; maine 45.3 -69; vermont 44 -72.7; nantucket 41.3 -70.1; mexico 23 -102;
oaxaca 17.1 -96.7; yucatan 20 -89; guatemala 15.5 -90.3; nicaragua 13 -85; panama 9 -80; cuba 21.8 -79; havana 23.1 -82.4; 
haiti 19 -72.3; barbados 13.2 -59.5; caribbean 16 -72; colombia 4 -73; bogota 4.7 -74.1; cartagena 10.4 -75.5; venezuela 7 -66;
amazon -3 -62; brazil -10 -52; bahia -12.5 -41.5; peru -9.5 -75; lima -12 -77; cusco -13.5 -72; andes -16 -69;
bolivia -17 -65; chile -33 -71; santiago -33.4 -70.7; patagonia -45 -70; argentina -35 -65; antarctica -75 0;
arctic 80 -40; mediterranean 37 16; europe 50 12; asia 40 90; atlantic 30 -40; pacific 5 -160
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
  return KNOWN.get(name) ?? KNOWN.get(`${name}s`) ?? null;
}
