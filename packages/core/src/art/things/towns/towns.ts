import type { Place } from '../turned-sphere.ts';

/** Towns that titles name, in lower case and without accents: degrees north and east. Words of a name are joined by hyphens. */
const TOWNS = `
london 51.5 -0.1; paris 48.9 2.4; rome 41.9 12.5; venice 45.4 12.3; naples 40.9 14.3; madrid 40.4 -3.7; barcelona 41.4 2.2;
malaga 36.7 -4.4; seville 37.4 -6; lisbon 38.7 -9.1; porto 41.2 -8.6; marseille 43.3 5.4; berlin 52.5 13.4; munich 48.1 11.6;
hamburg 53.6 10; vienna 48.2 16.4; prague 50.1 14.4; budapest 47.5 19; warsaw 52.2 21; krakow 50.1 19.9; lodz 51.8 19.5;
amsterdam 52.4 4.9; brussels 50.8 4.4; bruges 51.2 3.2; copenhagen 55.7 12.6; stockholm 59.3 18.1; goteborg 57.7 12; oslo 59.9 10.8;
bergen 60.4 5.3; helsinki 60.2 24.9; reykjavik 64.1 -21.9; dublin 53.3 -6.3; galway 53.3 -9; edinburgh 56 -3.2; glasgow 55.9 -4.3;
athens 38 23.7; istanbul 41 29; constantinople 41 29; dubrovnik 42.7 18.1; sarajevo 43.9 18.4; belgrade 44.8 20.5; bucharest 44.4 26.1;
odessa 46.5 30.7; kyiv 50.4 30.5; moscow 55.8 37.6; petersburg 59.9 30.3; leningrad 59.9 30.3; baghdad 33.3 44.4; tehran 35.7 51.4;
isfahan 32.7 51.7; damascus 33.5 36.3; aleppo 36.2 37.1; beirut 33.9 35.5; jerusalem 31.8 35.2; cairo 30 31.2; alexandria 31.2 29.9;
dubai 25.2 55.3; marrakesh 31.6 -8; casablanca 33.6 -7.6; tangier 35.8 -5.8; tunis 36.8 10.2; algiers 36.8 3.1; timbuktu 16.8 -3;
lagos 6.5 3.4; accra 5.6 -0.2; nairobi -1.3 36.8; johannesburg -26.2 28; bombay 19.1 72.9; mumbai 19.1 72.9; delhi 28.6 77.2;
calcutta 22.6 88.4; kolkata 22.6 88.4; kathmandu 27.7 85.3; lhasa 29.7 91.1; mandalay 22 96.1; rangoon 16.8 96.2; bangkok 13.8 100.5;
hanoi 21 105.8; saigon 10.8 106.7; singapore 1.4 103.8; manila 14.6 121; peking 39.9 116.4; beijing 39.9 116.4; shanghai 31.2 121.5;
hongkong 22.3 114.2; samarkand 39.7 67; kabul 34.5 69.2; lahore 31.5 74.3; tokyo 35.7 139.7; kyoto 35 135.8; osaka 34.7 135.5;
seoul 37.6 127; melbourne -37.8 145; auckland -36.9 174.8; toronto 43.7 -79.4; montreal 45.5 -73.6; vancouver 49.3 -123.1; york 40.7 -74;
brooklyn 40.7 -73.9; manhattan 40.8 -74; boston 42.4 -71.1; chicago 41.9 -87.6; detroit 42.3 -83; philadelphia 40 -75.2;
washington 38.9 -77; miami 25.8 -80.2; dallas 32.8 -96.8; denver 39.7 -105; hollywood 34.1 -118.3; seattle 47.6 -122.3;
oaxaca 17.1 -96.7; havana 23.1 -82.4; bogota 4.7 -74.1; cartagena 10.4 -75.5; lima -12 -77; cusco -13.5 -72; santiago -33.4 -70.7;
florence 43.8 11.3; siena 43.3 11.3; bologna 44.5 11.3; milan 45.5 9.2; turin 45.1 7.7; genoa 44.4 8.9; verona 45.4 11;
palermo 38.1 13.4; trieste 45.7 13.8; lucca 43.8 10.5; perugia 43.1 12.4; pisa 43.7 10.4; granada 37.2 -3.6; cordoba 37.9 -4.8;
toledo 39.9 -4; cadiz 36.5 -6.3; salamanca 41 -5.7; valencia 39.5 -0.4; bilbao 43.3 -2.9; coimbra 40.2 -8.4; lyon 45.8 4.8; bordeaux 44.8 -0.6;
besancon 47.2 6; saint-etienne 45.4 4.4; saint-malo 48.6 -2; canon-city 38.4 -105.2; santa-fe 35.7 -105.9; strasbourg 48.6 7.8; avignon 43.9 4.8; arles 43.7 4.6; aix 43.5 5.4; dijon 47.3 5; reims 49.3 4; rouen 49.4 1.1;
toulouse 43.6 1.4; nimes 43.8 4.4; orleans 47.9 1.9; liege 50.6 5.6; ghent 51.1 3.7; antwerp 51.2 4.4; ypres 50.9 2.9; leiden 52.2 4.5;
utrecht 52.1 5.1; delft 52 4.4; cologne 50.9 7; koln 50.9 7; munchen 48.1 11.6; dresden 51.1 13.7; leipzig 51.3 12.4;
nuremberg 49.5 11.1; nurnberg 49.5 11.1; heidelberg 49.4 8.7; gorlitz 51.2 15; lubeck 53.9 10.7; weimar 51 11.3; frankfurt 50.1 8.7;
zurich 47.4 8.5; geneva 46.2 6.1; basel 47.6 7.6; lucerne 47.1 8.3; salzburg 47.8 13; innsbruck 47.3 11.4; graz 47.1 15.4;
linz 48.3 14.3; brno 49.2 16.6; bratislava 48.1 17.1; wroclaw 51.1 17; gdansk 54.4 18.6; danzig 54.4 18.6; poznan 52.4 16.9;
lublin 51.2 22.6; lviv 49.8 24; lvov 49.8 24; vilnius 54.7 25.3; riga 56.9 24.1; tallinn 59.4 24.8; kaunas 54.9 23.9;
ljubljana 46.1 14.5; zagreb 45.8 16; skopje 42 21.4; sofia 42.7 23.3; plovdiv 42.1 24.7; brasov 45.7 25.6; cluj 46.8 23.6;
sibiu 45.8 24.2; timisoara 45.8 21.2; targu 46.5 24.6; thessaloniki 40.6 22.9; salonica 40.6 22.9; arhus 56.2 10.2; aarhus 56.2 10.2;
odense 55.4 10.4; malmo 55.6 13; uppsala 59.9 17.6; trondheim 63.4 10.4; turku 60.5 22.3; oxford 51.8 -1.3; cambridge 52.2 0.1;
canterbury 51.3 1.1; durham 54.8 -1.6; liverpool 53.4 -3; manchester 53.5 -2.2; sheffield 53.4 -1.5; leeds 53.8 -1.5; bristol 51.5 -2.6;
leith 56 -3.2; belfast 54.6 -5.9; limerick 52.7 -8.6; cardiff 51.5 -3.2; novgorod 58.5 31.3; kazan 55.8 49.1; kiev 50.4 30.5;
smolensk 54.8 32; stalingrad 48.7 44.5; kharkiv 50 36.2; minsk 53.9 27.6; ankara 39.9 32.9; izmir 38.4 27.1; smyrna 38.4 27.1;
konya 37.9 32.5; jaffa 32.1 34.8; haifa 32.8 35; bethlehem 31.7 35.2; amman 31.9 35.9; mosul 36.3 43.1; basra 30.5 47.8;
shiraz 29.6 52.5; tabriz 38.1 46.3; mecca 21.4 39.8; riyadh 24.7 46.7; muscat 23.6 58.4; sanaa 15.4 44.2; rabat 34 -6.8;
essaouira 31.5 -9.8; tripoli 32.9 13.2; khartoum 15.6 32.6; bukhara 39.8 64.4; khiva 41.4 60.4; tashkent 41.3 69.2; tbilisi 41.7 44.8;
yerevan 40.2 44.5; baku 40.4 49.9; kashgar 39.5 76; jaipur 26.9 75.8; udaipur 24.6 73.7; agra 27.2 78; varanasi 25.3 83;
lucknow 26.8 80.9; hyderabad 17.4 78.5; bangalore 13 77.6; chennai 13.1 80.3; madras 13.1 80.3; karachi 24.9 67; peshawar 34 71.5;
dhaka 23.8 90.4; colombo 6.9 79.9; yangon 16.8 96.2; phnom-penh 11.6 104.9; chiang-mai 18.8 99; jakarta -6.2 106.8;
kuala-lumpur 3.1 101.7; penang 5.4 100.3; hong-kong 22.3 114.2; nanjing 32.1 118.8; nanking 32.1 118.8; suzhou 31.3 120.6;
hangzhou 30.3 120.2; chengdu 30.7 104.1; taipei 25 121.5; kanazawa 36.6 136.7; nagasaki 32.8 129.9; hiroshima 34.4 132.5;
sydney -33.9 151.2; perth -32 115.9; brisbane -27.5 153; wellington -41.3 174.8; nagoya 35.2 136.9; addis-ababa 9 38.7; kampala 0.3 32.6;
dakar 14.7 -17.4; cape-town -33.9 18.4; abuja 9.1 7.4; kinshasa -4.3 15.3; new-york 40.7 -74; los-angeles 34.1 -118.2;
san-francisco 37.8 -122.4; atlanta 33.7 -84.4; houston 29.8 -95.4; memphis 35.1 -90; nashville 36.2 -86.8; baltimore 39.3 -76.6;
cleveland 41.5 -81.7; pittsburgh 40.4 -80; milwaukee 43 -87.9; new-orleans 30 -90.1; charleston 32.8 -79.9; las-vegas 36.2 -115.1;
minneapolis 45 -93.3; buenos-aires -34.6 -58.4; rio-de-janeiro -22.9 -43.2; sao-paulo -23.6 -46.6; caracas 10.5 -66.9; quito -0.2 -78.5;
medellin 6.2 -75.6; montevideo -34.9 -56.2; valparaiso -33 -71.6; salvador -13 -38.5; la-paz -16.5 -68.1; mexico-city 19.4 -99.1; juarez 31.7 -106.5; tijuana 32.5 -117; hull 53.7 -0.3; dundee 56.5 -3; inverness 57.5 -4.2; aberdeen 57.1 -2.1; brighton 50.8 -0.1; whitby 54.5 -0.6; chester 53.2 -2.9; carthage 36.9 10.3;
guadalajara 20.7 -103.3; puebla 19 -98.2; merida 21 -89.6; santo-domingo 18.5 -69.9; kingston 18 -76.8; halifax 44.6 -63.6;
ottawa 45.4 -75.7
`;

export const TOWNS_BY_NAME: ReadonlyMap<string, Place> = new Map(
  TOWNS.split(';').map((line) => {
    const [name = '', north, east] = line.trim().split(' ');
    return [name, { east: Number(east), north: Number(north) }];
  }),
);

/** Names of people, drinks and things too: a title means the town by them only after a word such as “in”. */
const ALSO_NAMES: ReadonlySet<string> = new Set(
  (
    'florence milan verona siena sydney salvador granada wellington houston kingston charleston atlanta orleans merida lima cartagena toledo ' +
    'cologne cambridge canterbury durham bristol oxford perth denver dallas washington limerick santiago hull chester dundee brighton'
  ).split(' '),
);
const BEFORE_PLACES: ReadonlySet<string> = new Set('in of to from near at over through around across under above'.split(' '));

/** A town, as a title names it. */
export interface NamedTown extends Place {
  readonly name: string;
}

/** Returns the town that a title names; null if it names no known town. */
export function townOf(title: string): NamedTown | null {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');
  const words = plain.match(/\p{L}+/gu) ?? [];
  const written = title.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    for (const length of [3, 2, 1]) {
      const name = words.slice(index, index + length);
      const place = name.length === length ? TOWNS_BY_NAME.get(name.join('-')) : undefined;
      const isMeant = length > 1 || !ALSO_NAMES.has(word) || BEFORE_PLACES.has(words[index - 1] ?? '');
      if (place && isMeant) return { ...place, name: written.slice(index, index + length).join(' ') };
    }
  }
  return null;
}
