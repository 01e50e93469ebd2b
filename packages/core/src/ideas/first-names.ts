const GIRLS =
  'anais lulu lucy lola lily lotte luna lila maisie mia mila millie molly matilda mabel maya nora nina nell nellie olive olivia poppy penny pippa ' +
  'polly rosie ruby rosa sophie sofia stella tilly tess tessa willa zoe zara zuri ximena alice amelia anna annie ava ada amina aisha bella ' +
  'betty bea beatrice chloe clara clementine coco daisy dora dot dottie elodie ella ellie elsa emma emily eva evie eve fatima flora florence ' +
  'freya frida gigi grace greta hana hannah harriet hattie hazel heidi holly ida imani ines iris isla ivy jasmine josie juno kate katie kiki ' +
  'lara layla leila lea lena leni madeline mae marta martha mary maria marie mimi minnie nadia naomi noor nola orla peggy phoebe priya ramona ' +
  'sadie sally sara sarah suki susie thea trixie uma wendy winnie yasmin elise eloise penelope josephine eleanor rosalind imogen ottilie ' +
  'ophelia beatrix maeve saoirse niamh aoife siobhan lucia valentina camila isabella gabriela catalina mariana carmen ingrid astrid linnea ' +
  'maja annika sakura yuki mei noemie zelie lisbeth margot colette odette celeste delphine philippa henrietta augusta cordelia arabella ' +
  'georgia charlotte caroline eliza elizabeth abigail agnes edith esme etta fiona francesca gwen helena jemima joanna julia kitty lucinda ' +
  'lydia marcella miriam nadine naima rachel rebecca samira selma shira simone sylvie talia tamar ursula vera veronica vivian wilhelmina ' +
  'zadie zelda zainab diane linda karen susan barbara patricia deborah sharon donna brenda pamela catherine christine kathleen natalie nicole michelle ' +
  'melissa jessica jennifer ashley amanda lauren megan monica sabrina teresa irina svetlana natasha olga ingeborg giulia chiara francesca' +
  ' zofia margaret keiko anouk agnieszka kasia hanna elif amara nia lupe magda malgorzata beata ewa halina jadwiga katarzyna wanda solveig' +
  ' sigrid liv tuva elin maren hedda runa gudrun helga annelise liesel birgit heike anneliese yvonne genevieve margaux lucie manon solange odile' +
  ' brigitte mathilde adele aurelie paloma rosario esperanza consuelo guadalupe marisol graciela bianca ornella fiorella ludovica antonia amal' +
  ' noura yasmina fatou aminata ngozi adaeze chiamaka thandi zanele wanjiru akiko haruka naoko sachiko michiko linh anjali meera kavita lakshmi' +
  ' nisha sunita rosalie marjorie dorothy gladys mildred ethel hilda winifred maude gertrude bernice lorraine rhonda tiffany brittany courtney' +
  ' kayla mackenzie skylar peyton delilah';
const BOYS =
  'ximenez alfie archie arlo arthur albert ben benny bertie billy bobby bruno charlie danny dexter diego eddie eli elliot emil enzo ethan ' +
  'felix finn frank freddie fred george gus hamish harry harvey henry hugo hari ivan jack jake jamal jasper jim jimmy joe joey jonah jonas ' +
  'josh kai karim kofi leo leon liam lars louis luca lucas luis malik marcus mateo milo moe mo ned nico noah oliver ollie oscar otto omar ' +
  'otis paul percy pedro peter pablo raf ralph ravi remy ricky robbie rohan rory sami sam samir sammy sidney stan stanley ted teddy theo toby ' +
  'tom tommy tim timmy victor walter wilbur wilf will willem william willy yusuf zack zeke max maxwell barnaby rupert sebastian theodore ' +
  'franklin gilbert hector ignatius lorenzo matteo nils olaf pascal quentin rafael ramon sven tariq umar vincent xavier yannick emile etienne ' +
  'bjorn soren jose tomas andre mateus joao dmitri anton boris igor ahmed hassan salim kenji hiro takeshi ming wei arjun dev vikram kwame ' +
  'tunde emeka alexander alfred ambrose august augustus cedric clarence claude cornelius desmond edgar edmund edward ezra gabriel godfrey ' +
  'horace humphrey isaac jacob jeremy jonathan joseph julian lewis linus lionel magnus malcolm maurice nathan nathaniel nicholas noel norman ' +
  'oswald patrick philip phineas reginald richard robert roland simon solomon stefan thaddeus thomas timothy tobias ulysses wallace winston vinnie tony rocco gino donnie mickey ronnie lenny marco ' +
  'kurt karl hans klaus sergei viktor yuri anders henrik mikael erik eric kevin brian craig derek gary keith neil trevor barry travis carlos diego luigi' +
  ' olek tomasz seamus marek pawel piotr jakub wojtek kazimierz stanislaw bartek zbigniew leszek krzysztof sigurd leif torsten gunnar ragnar' +
  ' halvard eirik torben niklas aksel dieter gunther heinz jurgen wolfgang matthias johannes pierre jean jacques gaston marcel henri thierry' +
  ' olivier laurent bastien guillaume javier alejandro miguel santiago rodrigo ignacio esteban joaquin emilio salvador ernesto fernando giovanni' +
  ' giuseppe massimo alessandro fabio ibrahim mustafa youssef khalid rashid chidi obi femi thabo sipho kamau hiroshi haruto ryo satoshi rajesh' +
  ' sanjay vijay anil declan fergus cormac padraig brendan eamon angus duncan alasdair wyatt tucker cody dustin brett tyler jared zachary wesley' +
  ' clyde vernon floyd leroy norbert';

/** First names of picture books, in lower case and without accents, with whether they are girls'. */
export const FIRST_NAMES: ReadonlyMap<string, boolean> = new Map([
  ...BOYS.split(' ').map((name) => [name, false] as const),
  ...GIRLS.split(' ').map((name) => [name, true] as const),
]);
