/** What people who take part do, and the days of a hearing by their place, in three languages together. */
import type { CueWords } from "../cues.ts";

export const ATTENDING: CueWords = {
  comes:
    "come|coming|come along|will come|will attend|will join|will testify|will participate|will take part|will also come|will also attend|will also join|is coming|are coming|attend|attending|join|joining|testify|testifying|take part|taking part|participate|appear|is there|are there|will be there|will be here|arrives|arrive|is heard|will be heard|is available|are available|is needed|are needed|vient|viennent|viendra|viendront|assiste|assistent|assistera|assisteront|participe|participent|participera|participeront|témoigne|témoignent|témoignera|témoigneront|dépose|déposent|déposera|comparaît|est là|sont là|arrivera|se joint|se joignent|se joindra|se joindront|se connecte|se connectent|sera là|seront là|sera présent|sera présente|est entendu|est entendue|sera entendu|sera entendue|viene|vienen|vendrá|vendrán|asiste|asisten|asistirá|asistirán|participa|participan|participará|participarán|declara|declaran|declarará|declararán|comparece|comparecerá|está|están|llega|llegan|estará|estarán|se conecta|se conectará",
  only: "only|just|alone|que le|que la|que les|qu'au|seulement|uniquement|solo|solamente|únicamente|nada más",
};

/** Who goes before the end. */
export const LEAVING: CueWords = {
  leaves:
    "leave|leaves|leaving|has to go|have to go|must go|drops off|out by|gone by|part|partent|partira|partiront|quitte|quittent|quittera|doit partir|s'en va|se va|se van|sale|salen|se retira|se retiran|tiene que irse|debe irse",
};

/** The days of a hearing by their place; -1 is the last. */
export const NTH_DAYS: CueWords = {
  1: "on day 1|day 1|jour 1|first day|on the first day|day one|premier jour|première journée|primer día",
  2: "on day 2|day 2|jour 2|el día dos|second day|on the second day|day two|deuxième jour|deuxième journée|second jour|segundo día",
  3: "on day 3|day 3|jour 3|third day|on the third day|day three|troisième jour|troisième journée|tercer día",
  4: "fourth day|on the fourth day|quatrième jour|quatrième journée|cuarto día",
  5: "fifth day|cinquième jour|cinquième journée|quinto día",
  "-1": "last day|on the last day|final day|dernier jour|dernière journée|último día",
};
