/** Time zones: their names, and the places whose clock is meant by "Toronto time" or « heure de Paris ». Keys are IANA names; several are a doubt. */

/** Read wherever they occur. */
const zone: Readonly<Record<string, string>> = {
  "America/Toronto":
    "edt|hne|hae|eastern time|eastern standard time|eastern daylight time|heure de l'est|heure normale de l'est|heure avancee de l'est|hora del este|hora estandar del este|eastern standard|eastern daylight|heure de l’est",
  "America/Winnipeg":
    "cdt|hnc|hac|central time|central standard time|central daylight time|heure du centre|heure normale du centre|heure avancee du centre|hora del centro|hora central",
  "America/Edmonton":
    "mdt|hnr|har|mountain time|mountain standard time|mountain daylight time|heure des rocheuses|heure normale des rocheuses|hora de la montana",
  "America/Vancouver":
    "pdt|hnp|hap|pacific time|pacific standard time|pacific daylight time|heure du pacifique|heure normale du pacifique|heure avancee du pacifique|hora del pacifico",
  "America/Halifax":
    "adt|hna|haa|atlantic time|atlantic standard time|atlantic daylight time|heure de l'atlantique|heure normale de l'atlantique|hora del atlantico",
  "America/St_Johns": "ndt|newfoundland time|heure de terre-neuve|heure normale de terre-neuve",
  "Etc/UTC": "utc|gmt|zulu time|temps universel|tiempo universal",
  "Europe/London":
    "bst|british time|uk time|british summer time|heure britannique|hora britanica|heure d'angleterre|hora del reino unido|hora de inglaterra",
  "Europe/Paris": "cet|cest|central european time|heure d'europe centrale|hora central europea",
  "Asia/Tokyo": "jst",
  "Asia/Kolkata Europe/Dublin Asia/Jerusalem": "ist",
};

/** What is said of an hour: "Swiss time", « heure suisse », «hora argentina». */
const nation: Readonly<Record<string, string>> = {
  "America/Argentina/Buenos_Aires": "argentina|argentine",
  "America/Bogota": "colombiana|colombienne|colombian",
  "America/Santiago": "chilena|chilienne|chilean",
  "America/Lima": "peruana|peruvienne|peruvian",
  "America/Caracas": "venezolana|venezuelienne|venezuelan",
  "America/Panama": "panamena|panameenne|panamanian",
  "Europe/Madrid": "espanola|espagnole|spanish",
  "Europe/Paris": "francesa|francaise|french",
  "Europe/Zurich": "suiza|suisse|swiss",
  "Europe/Brussels": "belga|belge|belgian",
  "Europe/Berlin": "alemana|allemande|german",
  "Europe/Rome": "italiana|italienne|italian",
  "Asia/Tokyo": "japonesa|japonaise|japanese",
  "Asia/Kolkata": "india|indienne",
  "Asia/Jerusalem": "israeli|israelienne",
};

/** Read in capitals, or right after an hour: they are words too. */
const shortzone: Readonly<Record<string, string>> = {
  "America/Toronto": "est|et|eastern|he",
  "America/Winnipeg": "cst|ct|central",
  "America/Edmonton": "mst|mt|mountain",
  "America/Vancouver": "pst|pt|pacific",
  "America/Halifax": "ast|at",
  "America/St_Johns": "nst",
};

/** Read with "… time", « heure de … », «hora de …». */
const place: Readonly<Record<string, string>> = {
  "America/Toronto": "toronto|ottawa|montreal|ontario|quebec|kingston|mississauga|hamilton|gatineau|laval",
  "America/New_York":
    "new york|nueva york|ny|nyc|miami|florida|floride|boston|washington|atlanta|philadelphia|philadelphie|filadelfia|detroit|orlando|dc",
  "America/Winnipeg": "winnipeg|manitoba",
  "America/Chicago": "chicago|houston|dallas|texas|austin|minneapolis",
  "America/Regina": "regina|saskatoon|saskatchewan",
  "America/Edmonton": "edmonton|calgary|alberta",
  "America/Denver": "denver|colorado|salt lake city",
  "America/Phoenix": "phoenix|arizona",
  "America/Vancouver": "vancouver|bc|b.c.|british columbia|colombie-britannique|victoria|columbia britanica",
  "America/Los_Angeles": "los angeles|la|california|californie|san francisco|seattle|las vegas|west coast|san diego",
  "America/Halifax": "halifax|nova scotia|moncton|nouvelle-ecosse",
  "America/St_Johns": "st john's|st. john's|newfoundland|terre-neuve",
  "America/Cayman":
    "cayman|grand cayman|cayman islands|the cayman islands|iles caimans|caimans|gran caiman|caiman|islas caiman|las islas caiman|george town",
  "America/Mexico_City": "mexico|mexico city|ciudad de mexico|cdmx",
  "America/Bogota": "bogota|colombia|colombie",
  "America/Lima": "lima|peru|perou",
  "America/Caracas": "caracas|venezuela",
  "America/Panama": "panama",
  "America/Santiago": "santiago|chile|chili|santiago de chile",
  "America/Argentina/Buenos_Aires": "buenos aires|argentina|argentine",
  "America/Sao_Paulo": "sao paulo|brazil|bresil|brasil|rio de janeiro",
  "America/Havana": "havana|la havane|la habana|cuba",
  "America/Puerto_Rico": "puerto rico|porto rico",
  "America/Jamaica": "jamaica|kingston jamaica",
  "America/Nassau": "nassau|bahamas",
  "Atlantic/Bermuda": "bermuda|bermudes|bermudas",
  "Europe/London": "london|londres|england|uk|united kingdom|edinburgh|angleterre|inglaterra|royaume-uni|reino unido",
  "Europe/Dublin": "dublin|ireland|irlande|irlanda",
  "Europe/Paris": "paris|france|lyon|francia|marseille",
  "Europe/Brussels": "brussels|bruxelles|bruselas|belgium|belgique",
  "Europe/Zurich": "zurich|geneva|geneve|ginebra|switzerland|suisse|suiza|lausanne",
  "Europe/Madrid": "madrid|spain|espagne|espana|barcelona|barcelone",
  "Europe/Berlin": "berlin|frankfurt|munich|germany|allemagne|alemania|hamburg|francfort",
  "Europe/Rome": "rome|roma|milan|italy|italie|italia",
  "Europe/Amsterdam": "amsterdam|the hague|la haye|la haya|netherlands",
  "Europe/Stockholm": "stockholm|sweden|suede|suecia|estocolmo",
  "Europe/Vienna": "vienna|vienne|viena",
  "Europe/Lisbon": "lisbon|lisbonne|lisboa|portugal",
  "Europe/Athens": "athens|athenes|atenas",
  "Europe/Moscow": "moscow|moscou|moscu",
  "Europe/Istanbul": "istanbul|estambul|turkey",
  "Asia/Dubai": "dubai|abu dhabi|uae",
  "Asia/Riyadh": "riyadh|riyad|riad",
  "Asia/Jerusalem": "tel aviv|israel|jerusalem",
  "Asia/Kolkata": "mumbai|delhi|new delhi|bangalore|india|inde|indian|bombay",
  "Asia/Singapore": "singapore|singapour|singapur",
  "Asia/Hong_Kong": "hong kong|hongkong",
  "Asia/Shanghai": "shanghai|beijing|china|pekin|chine|chinese",
  "Asia/Tokyo": "tokyo|japan|japon|tokio",
  "Asia/Seoul": "seoul|korea|coree|corea|seul",
  "Australia/Sydney": "sydney|melbourne|sidney",
  "Australia/Perth": "perth",
  "Pacific/Auckland": "auckland|wellington|new zealand|nouvelle-zelande",
  "Africa/Johannesburg": "johannesburg|cape town|south africa|le cap",
  "Africa/Cairo": "cairo|le caire|el cairo",
  "Africa/Casablanca": "casablanca|morocco|maroc|marruecos",
  "Africa/Lagos": "lagos|nigeria",
  "Africa/Nairobi": "nairobi|kenya",
};

export const ZONE_WORDS = { zone, shortzone, place, nation };
