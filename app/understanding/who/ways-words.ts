/** Who attends in which way, and on which days, in three languages together. */

/** Subjects in the third person: one who joins from elsewhere. */
export const ONE_OF_THEM =
  /(?:^|[^\p{L}])(?:he|he['’]ll|she|she['’]ll|him|her|él|ella|il|elle|lui|one of (?:our|my|the|their|us|them)|un[eo]? de (?:nos|mes|nosotros|nuestr[oa]s|mis|ellos)|l['’]un de nos|el(?=\s(?:se|va|por|estar[áa])\b))(?![\p{L}])/iu;
/** People who are some of all: they attend in one way, and others in another. */
export const SOME_PEOPLE =
  "some others rest i we he she they us me him her one je nous il elle ils elles moi lui certains autres reste yo nosotros ella ellos el el algunos otros resto nosotras mi".split(
    " ",
  );
export const OR_WORDS = "or ou o either whether soit".split(" ");
/** "Friday alone", « le vendredi seulement », "solo el viernes". */
export const ALONE_WORDS = "alone only just seul seule seulement uniquement solo solamente unicamente nada".split(" ");
