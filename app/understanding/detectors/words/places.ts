/** Our cities with their other names, and the cities of the world where arbitrations and companies sit, by their clock. */
import type { VenueId } from "#app/domain/venue/cities.ts";
import type { CueWords } from "../cues.ts";

/** Each of our venues: its city's name, then what else it is called. What is listed here is in no list of `WORLD_PLACES`. */
export const OUR_CITIES: Readonly<Record<VenueId, string>> = {
  arbitration_place_toronto: "toronto|tor|t.o.|downtown toronto|toronto ontario|tornoto|torono|toront|bay street",
  arbitration_place_montreal: "montreal|montréal|mtl|mtrl|monreal|montreal quebec|vieux-montréal|old montreal|yul|montral",
  arbitration_place_ottawa: "ottawa|ott|otawa|ottowa|yow",
  arbitration_place_miami: "miami|brickell|downtown miami|miami florida|mia|maimi|miami fl",
  arbitration_place_cayman:
    "grand cayman|gran caimán|grand caïman|grand caiman|cayman|caymans|cayman islands|the caymans|george town|georgetown cayman|îles caïmans|islas caimán|islas caiman|caïmans|caïman|caimán|gran cayman|grande caïman|seven mile beach",
};

/** IANA zone: its places. */
export const WORLD_PLACES: CueWords = {
  "America/Toronto":
    "kingston|mississauga|hamilton|gatineau|laval|quebec city|québec|quebec|ville de québec|ontario|london ontario|windsor ontario|barrie|sudbury|thunder bay|sherbrooke|trois-rivières|longueuil|brossard|saguenay|chicoutimi|rimouski|gaspé|rouyn-noranda|drummondville|lévis|kitchener|waterloo|guelph|oshawa|brampton|markham|vaughan|niagara|sault ste marie|timmins|val-d'or|sept-îles|kuujjuaq|iqaluit|joliette|granby|terrebonne|saint-jérôme|peterborough",
  "America/New_York":
    "new york|nueva york|nyc|manhattan|brooklyn|boston|washington|washington dc|atlanta|philadelphia|philadelphie|filadelfia|detroit|orlando|tampa|fort lauderdale|jacksonville|hialeah|coral gables|key west|charlotte|baltimore|pittsburgh|buffalo|cleveland|newark|new jersey|florida|floride|doral|west palm beach|naples florida|savannah|raleigh|hartford|stamford|delaware|wilmington|connecticut|georgia usa|massachusetts|maine|vermont|pennsylvania",
  "America/Chicago":
    "chicago|houston|dallas|austin|texas|new orleans|san antonio|minneapolis|st louis|nashville|memphis|milwaukee|kansas city|oklahoma city",
  "America/Denver": "denver|salt lake city|colorado|boise|albuquerque",
  "America/Phoenix": "phoenix|arizona|tucson",
  "America/Los_Angeles":
    "los angeles|san francisco|seattle|san diego|las vegas|california|portland oregon|silicon valley|palo alto|sacramento|oakland",
  "America/Anchorage": "anchorage|alaska",
  "Pacific/Honolulu": "honolulu|hawaii",
  "America/Vancouver": "vancouver|victoria|british columbia|colombie-britannique|kelowna|whistler|burnaby|surrey bc",
  "America/Edmonton": "calgary|edmonton|alberta|banff|yellowknife|fort mcmurray|red deer|lethbridge",
  "America/Regina": "regina|saskatoon|saskatchewan",
  "America/Winnipeg": "winnipeg|manitoba",
  "America/Halifax":
    "halifax|nova scotia|nouvelle-écosse|moncton|fredericton|saint john|new brunswick|nouveau-brunswick|charlottetown|pei|bathurst|sydney nova scotia",
  "America/St_Johns": "st john's|newfoundland|terre-neuve|labrador",
  "America/Whitehorse": "whitehorse|yukon",
  "America/Mexico_City":
    "mexico city|ciudad de méxico|méxico|mexico|cdmx|guadalajara|monterrey|puebla|mérida|querétaro|leon|veracruz|oaxaca|toluca|saltillo|morelia|san luis potosí|xalapa|acapulco|mexique",
  "America/Cancun": "cancún|cancun|playa del carmen",
  "America/Tijuana": "tijuana|mexicali",
  "America/Guatemala": "guatemala|ciudad de guatemala|quetzaltenango",
  "America/El_Salvador": "san salvador|el salvador",
  "America/Tegucigalpa": "tegucigalpa|san pedro sula|honduras",
  "America/Managua": "managua|nicaragua",
  "America/Costa_Rica": "san josé|costa rica|san jose costa rica|heredia|alajuela",
  "America/Panama": "panamá|panama|ciudad de panamá|panama city",
  "America/Bogota":
    "bogotá|bogota|medellín|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|manizales|colombia|colombie|santa marta|cúcuta|tunja|popayán",
  "America/Lima": "lima|arequipa|cusco|cuzco|trujillo|iquitos|perú|peru|pérou|callao|piura|chiclayo",
  "America/Guayaquil": "quito|guayaquil|cuenca|ecuador|équateur|ambato|loja",
  "America/Caracas": "caracas|maracaibo|valencia venezuela|venezuela|barquisimeto|mérida venezuela|puerto la cruz",
  "America/La_Paz": "la paz|santa cruz|cochabamba|bolivia|sucre|bolivie|el alto|oruro|potosí",
  "America/Santiago": "santiago|santiago de chile|valparaíso|concepción|chile|chili|antofagasta|temuco|viña del mar|iquique",
  "America/Argentina/Buenos_Aires":
    "buenos aires|córdoba argentina|rosario|mendoza|argentina|argentine|tucumán|la plata|salta|bariloche|mar del plata",
  "America/Montevideo": "montevideo|uruguay|punta del este",
  "America/Asuncion": "asunción|asuncion|paraguay|ciudad del este",
  "America/Sao_Paulo":
    "são paulo|sao paulo|rio de janeiro|rio|brasília|brasilia|brazil|brasil|brésil|curitiba|porto alegre|belo horizonte|salvador de bahía|recife",
  "America/Santo_Domingo":
    "santo domingo|república dominicana|dominican republic|punta cana|santiago de los caballeros|higüey|république dominicaine|la romana",
  "America/Puerto_Rico": "san juan|puerto rico|porto rico|ponce",
  "America/Havana": "la habana|havana|cuba|la havane",
  "America/Jamaica": "kingston jamaica|jamaica|montego bay|jamaïque",
  "America/Nassau": "nassau|bahamas|freeport",
  "America/Barbados": "bridgetown|barbados|barbade",
  "America/Port_of_Spain": "port of spain|trinidad|trinité|tobago",
  "America/Port-au-Prince": "port-au-prince|haiti|haïti|haití|cap-haïtien",
  "America/Martinique": "fort-de-france|martinique|guadeloupe|pointe-à-pitre",
  "America/Curacao": "curaçao|curacao|aruba",
  "America/Tortola":
    "tortola|bvi|british virgin islands|road town|st lucia|saint lucia|castries|antigua|grenada|anguilla|st kitts|montserrat|st maarten|turks and caicos|grand turk|providenciales",
  "Atlantic/Bermuda": "bermuda|hamilton bermuda|bermudes",
  "America/Guyana": "georgetown guyana|guyana",
  "Europe/London":
    "london|londres|edinburgh|glasgow|manchester|birmingham|bristol|leeds|liverpool|england|uk|united kingdom|scotland|wales|cardiff|belfast|inglaterra|angleterre|royaume-uni|reino unido|guernsey|jersey|isle of man|oxford|cambridge|aberdeen",
  "Europe/Dublin": "dublin|cork|ireland|irlande|irlanda|galway|limerick",
  "Europe/Lisbon": "lisbon|lisbonne|lisboa|porto|portugal",
  "Europe/Madrid":
    "madrid|barcelona|barcelone|sevilla|seville|valencia|bilbao|zaragoza|málaga|españa|espagne|spain|murcia|palma|alicante|vigo|oviedo",
  "Europe/Paris":
    "paris|lyon|marseille|marsella|toulouse|bordeaux|lille|nantes|strasbourg|nice|france|francia|rennes|grenoble|montpellier|dijon|monaco",
  "Europe/Brussels": "brussels|bruxelles|bruselas|antwerp|anvers|liège|gand|namur|belgium|belgique|bélgica|charleroi",
  "Europe/Amsterdam": "amsterdam|rotterdam|the hague|la haye|la haya|netherlands|pays-bas|utrecht|holland|países bajos",
  "Europe/Luxembourg": "luxembourg|luxemburgo",
  "Europe/Zurich":
    "zurich|zürich|geneva|genève|ginebra|bâle|basel|lausanne|berne|bern|suisse|switzerland|suiza|lugano|fribourg|neuchâtel|vevey",
  "Europe/Berlin":
    "berlin|frankfurt|francfort|munich|münchen|hamburg|hambourg|düsseldorf|cologne|stuttgart|germany|allemagne|alemania|leipzig|berlín",
  "Europe/Vienna": "vienna|vienne|viena|austria|autriche|salzburg",
  "Europe/Rome": "rome|roma|milan|milano|milán|turin|naples|italy|italie|italia|florence|bologna|venice|genoa|gênes|palermo",
  "Europe/Stockholm": "stockholm|estocolmo|gothenburg|sweden|suède|suecia|malmö",
  "Europe/Oslo": "oslo|bergen|norway|norvège|noruega|stavanger",
  "Europe/Copenhagen": "copenhagen|copenhague|denmark|danemark|dinamarca|aarhus",
  "Europe/Helsinki": "helsinki|finland|finlande|finlandia",
  "Europe/Warsaw": "warsaw|varsovie|varsovia|krakow|poland|pologne|polonia|gdansk",
  "Europe/Prague": "prague|praga|brno",
  "Europe/Budapest": "budapest|hungary",
  "Europe/Athens": "athens|athènes|atenas|piraeus|greece|grèce|thessaloniki",
  "Europe/Bucharest": "bucharest|bucarest|romania|roumanie",
  "Europe/Kyiv": "kyiv|kiev|ukraine|lviv|odesa",
  "Europe/Moscow": "moscow|moscou|moscú|russia|st petersburg",
  "Europe/Istanbul": "istanbul|ankara|turkey|turquie|izmir|estambul",
  "Europe/Zagreb": "zagreb|belgrade|ljubljana|sarajevo|sofia|croatia|serbia",
  "Europe/Malta": "malta|valletta|nicosia|cyprus|chypre|limassol",
  "Atlantic/Reykjavik": "reykjavik|iceland|islande",
  "Africa/Casablanca": "casablanca|rabat|marrakech|maroc|morocco|tanger|fès|marruecos",
  "Africa/Algiers": "alger|algiers|algérie|oran|argel",
  "Africa/Tunis": "tunis|tunisie|tunisia|túnez|sfax",
  "Africa/Cairo": "cairo|le caire|el cairo|egypt|égypte|alexandria",
  "Africa/Lagos":
    "lagos|abuja|nigeria|port harcourt|ibadan|cotonou|bénin|niamey|douala|yaoundé|cameroun|libreville|kinshasa|congo|brazzaville|luanda|cameroon",
  "Africa/Abidjan":
    "abidjan|dakar|sénégal|senegal|côte d'ivoire|accra|ghana|bamako|mali|ouagadougou|burkina faso|lomé|togo|conakry|guinée|freetown|monrovia|kumasi|thiès|saint-louis du sénégal",
  "Africa/Nairobi": "nairobi|kenya|mombasa|kampala|uganda|dar es salaam|tanzania|addis ababa|ethiopia|antananarivo|madagascar|djibouti",
  "Africa/Johannesburg":
    "johannesburg|cape town|durban|south africa|afrique du sud|pretoria|harare|lusaka|gaborone|kigali|maputo|rwanda|windhoek|sudáfrica",
  "Indian/Mauritius": "mauritius|maurice|port louis|réunion",
  "Asia/Jerusalem": "tel aviv|jerusalem|israel|haifa|jérusalem",
  "Asia/Beirut": "beirut|beyrouth|liban|lebanon|amman|jordan|damascus",
  "Asia/Dubai": "dubai|abu dhabi|uae|emirates|dubaï|muscat|oman|difc|emiratos",
  "Asia/Riyadh": "riyadh|jeddah|saudi arabia|doha|qatar|kuwait|manama|bahrain|baghdad|arabie saoudite",
  "Asia/Tehran": "tehran|iran",
  "Asia/Karachi": "karachi|lahore|islamabad|pakistan",
  "Asia/Kolkata":
    "mumbai|delhi|new delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|india|pune|inde|colombo|sri lanka|ahmedabad|kochi|bombay",
  "Asia/Dhaka": "dhaka|bangladesh",
  "Asia/Almaty": "almaty|astana|kazakhstan|tashkent",
  "Asia/Bangkok": "bangkok|thailand|hanoi|ho chi minh city|saigon|vietnam|jakarta|indonesia|phnom penh|thaïlande",
  "Asia/Singapore": "singapore|singapour|singapur|kuala lumpur|malaysia|manila|philippines|cebu|penang|malaisie",
  "Asia/Hong_Kong": "hong kong|hongkong|macau|hong-kong",
  "Asia/Shanghai": "shanghai|beijing|shenzhen|guangzhou|china|chine|pékin|pekín|taipei|taiwan|ningbo|xiamen|chengdu|tianjin",
  "Asia/Tokyo": "tokyo|osaka|japan|japon|japón|yokohama|nagoya|kyoto|fukuoka",
  "Asia/Seoul": "seoul|séoul|seúl|busan|korea|corée|corea|south korea",
  "Australia/Sydney": "sydney|melbourne|canberra|australia|australie|brisbane|hobart",
  "Australia/Perth": "perth",
  "Australia/Adelaide": "adelaide|darwin",
  "Pacific/Auckland": "auckland|wellington|new zealand|nouvelle-zélande|christchurch|fiji|suva",
};
