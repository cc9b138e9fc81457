/** Real names and firms pass; addresses, links, numbers and messages do not. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areNamesTogether, isNameLike } from "./names.ts";

const PEOPLE = [
  "Samuel Okoye",
  "samuel okoye",
  "SAMUEL OKOYE",
  "Dr. Anne-Marie O'Neill, K.C.",
  "Jean-François d'Estaing Jr.",
  "The Honourable Madam Justice Rosalie Silberman Abella",
  "Hon. Frank Iacobucci, C.C., Q.C.",
  "Me Geneviève Tremblay-Lavoie",
  "Mtre. Louise Otis, Ad. E.",
  "Prof. Dr. h.c. mult. Albert Jan van den Berg",
  "J. P. Morgan",
  "J.P. Morgan",
  "J.R.R. Tolkien",
  "Ludwig van Beethoven",
  "María José Núñez de la Cruz",
  "José Ángel Gurría Treviño",
  "Lic. Ana Sofía Ruiz",
  "Sr. Juan Pérez",
  "Sra. Carmen Díaz",
  "Dra. Elena Poniatowska",
  "Abg. Luis Fernando Gómez",
  "Björk Guðmundsdóttir",
  "Øyvind Ås",
  "Łukasz Żółć",
  "Ngô Đình Diệm",
  "Nguyễn Thị Minh Khai",
  "王小明",
  "王 小明",
  "山田 太郎",
  "김철수",
  "Александр Сергеевич Пушкин",
  "Γιώργος Παπαδόπουλος",
  "محمد بن سلمان",
  "דוד בן-גוריון",
  "अमिताभ बच्चन",
  "Mohammed bin Rashid Al Maktoum",
  "Abdul-Rahman ibn Khaldun",
  "Siobhán Ní Bhriain",
  "Sean Mac Diarmada",
  "Ian McDonald-MacLean",
  "D'Arcy McGee",
  "Nuala O’Faolain",
  "Mary Ann St. John",
  "Ste. Marie, Jean",
  "Smith, John A.",
  "Smith, Mr. John",
  "John Smith III",
  "John Smith, Jr., Esq.",
  "John Q. Public",
  "J. Edgar Hoover",
  'Robert L. "Bob" Smith',
  "Robert (Bob) Smith",
  "Elizabeth the Second",
  "Sir Ian Hamilton Finlay",
  "Lord Neuberger of Abbotsbury",
  "Baroness Hale of Richmond",
  "Capt. James T. Kirk",
  "Maj. Gen. Lewis MacKenzie",
  "Rev. Martin Luther King Jr.",
  "Fr. Thomas Rosica",
  "Mr. Justice Oliver Wendell Holmes",
  "Mme la juge Claire L'Heureux-Dubé",
  "Maître Yves Fortier",
  "Gabrielle Kaufmann-Kohler",
  "Nelson Rolihlahla Mandela",
  "Pelé",
  "Cher",
  "Xi",
  "Wu",
  "Bo Li",
  "Will Call",
  "Will Smith",
  "Win Butler",
  "Grace Pay",
  "Free Hess",
  "Su Wong",
  "May Call",
  "Ahora Martínez",
  "Anne Will",
  "Prince Rogers Nelson",
  "Leonardo da Vinci",
  "Catherine de' Medici",
  "Otto von Bismarck-Schönhausen",
  "Hans-Jörg Müller-Lüdenscheidt",
  "Zoë Saldaña",
  "Renée Zellweger",
  "André-Philippe Gagnon",
  "Marie-Ève Beauchamp, LL.B., LL.M.",
  "Jane Doe, FCIArb",
  "Jane Doe, C.Arb., Q.Med.",
  "Wm. Shakespeare",
  "Geo. Washington",
  "T'Challa Udaku",
  "Kahsennenhawe Sky-Deer",
  "Chief Robert Joseph, O.B.C.",
  "Witness A",
  "Witness 12",
  "N.N.",
  "To be named",
];

const FIRMS = [
  "Smith & Co. Ltd.",
  "3i Group",
  "1-800 Contacts Inc.",
  "1-800-Flowers.com, Inc.",
  "1-800-GOT-JUNK?",
  "Yahoo!",
  "Yahoo! Inc.",
  "Yahoo! Canada",
  "J.P. Morgan",
  "JPMorgan Chase & Co.",
  "Saudi Aramco (KSA)",
  "Lavoie, Tremblay & Associés, s.e.n.c.r.l.",
  "Norton Rose Fulbright Canada S.E.N.C.R.L., s.r.l./LLP",
  "Okoye Barristers",
  "okoye and partners barristers and solicitors toronto",
  "Blake, Cassels & Graydon LLP",
  "Stikeman Elliott s.e.n.c.r.l., s.r.l.",
  "9123-4567 Québec inc.",
  "1234567 Ontario Inc.",
  "1234567 Canada Ltd.",
  "0987654 B.C. Ltd.",
  "1122334 Alberta ULC",
  "Amazon.com, Inc.",
  "Booking.com B.V.",
  "Salesforce.com",
  "Overstock.com, Inc.",
  "Wawanesa Mutual Insurance Company",
  "Her Majesty the Queen in Right of Canada",
  "Her Majesty the Queen in Right of the Province of British Columbia as represented by the Minister of Forests",
  "Procureur général du Québec",
  "Attorney General of Ontario",
  "City of Toronto",
  "Ville de Montréal",
  "The Corporation of the Town of Oakville",
  "Société en commandite Gaz Métro",
  "Hydro-Québec",
  "Caisse de dépôt et placement du Québec",
  "Fédération des caisses Desjardins du Québec",
  "Groupe SNC-Lavalin inc.",
  "St. Lawrence Seaway Management Corp.",
  "Mt. Sinai Hospital",
  "A & W Food Services of Canada Inc.",
  "A.P. Møller – Mærsk A/S",
  "S.A. Louis Dreyfus & Cie.",
  "Société Générale S.A.",
  "Petróleos Mexicanos (Pemex)",
  "Grupo Bimbo, S.A.B. de C.V.",
  "Cía. Minera Autlán, S.A.B. de C.V.",
  "Hnos. Pérez y Cía. Ltda.",
  "Constructora Norberto Odebrecht S.A.",
  "Empresa Nacional del Petróleo",
  "Volkswagen AG",
  "Bayerische Motoren Werke Aktiengesellschaft",
  "Deutsche Telekom AG",
  "Müller & Söhne GmbH & Co. KG",
  "Ernst & Young s.r.l./S.E.N.C.R.L.",
  "Dewey, Cheatham & Howe",
  "We Are Social Ltd.",
  "Who's Who Publishing",
  "7-Eleven, Inc.",
  "20th Century Studios",
  "3M Company",
  "24/7 Intouch Inc.",
  'Toys "R" Us',
  "Jeopardy! Productions, Inc.",
  "Wham-O Inc.",
  "Moody's Investors Service",
  "McDonald’s Restaurants of Canada Limited",
  "Cirque du Soleil Canada inc.",
  "Air Canada",
  "WestJet, an Alberta Partnership",
  "First Nations of Treaty No. 8",
  "Locals 1000, 2000 and 3000",
  "Local 1000 of the Canadian Union of Public Employees",
  "Teamsters Local Union No. 213",
  "Unifor, Section locale 145",
  "The Estate of John A. Macdonald",
  "Estate of the late Mary Smith",
  "John Smith (c/o Legal Aid Ontario)",
  "Jane Smith d/b/a Smith Bakery",
  "John Doe et al.",
  "Pay Pal Holdings",
  "Free Press Media Group",
  "Call Centre Services Inc.",
  "Your Independent Grocer",
  "ООО «Газпром»",
  "中国石油天然气集团有限公司",
  "三菱商事株式会社",
  "삼성전자 주식회사",
  "شركة أرامكو السعودية",
  "Ørsted A/S",
  "Nestlé S.A.",
  "L'Oréal Canada Inc.",
  "Crédit Agricole CIB",
  "Bank of Montreal / Banque de Montréal",
  "Royal & Sun Alliance Insurance Company of Canada",
  "H&M Hennes & Mauritz Inc.",
  "E*TRADE Canada",
  "C&A",
  "UPS",
  "ICC",
  "Bros. Karamazov Ltd.",
  "Univ. of Ottawa",
  "Dept. of Justice Canada",
  "Ministry of the Attorney General (Ontario)",
  "Consulate General of the United Mexican States",
];

const MESSAGES = [
  "<img src=x onerror=alert(1)>",
  "Ana </title> Ruiz",
  "Ana <!-- Ruiz",
  "＜b＞Ana",
  "=cmd|'/c calc'!A0",
  "+cmd Ana",
  "|Ana Ruiz",
  "=?utf-8?q?Urgent=3A_pay_invoice_at_evil=2Ecom=2Fx?=",
  "=?utf-8?b?V2lyZSBub3c6IGh0dHA6Ly9ldmlsLmNvbQ==?=",
  "Ana =?utf-8?q?Ruiz?=",
  "Ana ＝？utf-8?q?Ruiz?=",
  "Your account was closed, see http://evil.example",
  "Your account was closed, see our office",
  "Your account was closed",
  "Your parcel has been held",
  "Please click here",
  "Click here now",
  "You have won a prize",
  "You won",
  "URGENT: pay the invoice",
  "Call me. It is urgent",
  "Hello. Please read this",
  "Your password will expire",
  "Verify your account",
  "Invoice overdue. Transfer the money",
  "We know where you live! Pay",
  "Warning! Read this",
  "samuel@okoye.example",
  "Samuel Okoye <samuel@okoye.example>",
  "samuel(at)okoye.example",
  "write to me at okoye.example",
  "evil.com",
  "evil.com/login",
  "go to evil.com",
  "see evil.co.uk",
  "Visit evil.xyz today",
  "https://evil.example/a",
  "HTTP evil",
  "hxxp evil",
  "www.evil.example",
  "WWW.EVIL.EXAMPLE",
  "evil.example/path?x=1",
  "ftp://evil.example",
  "mailto:someone",
  "tel:+14165550100",
  "+1 416 555 0100",
  "416-555-0100",
  "(416) 555 0100",
  "Call 416.555.0100",
  "Samuel 4165550100",
  "John +52 55 1234 5678",
  "0044 20 7946 0958",
  "5550100",
  "Samuel\nOkoye",
  "Samuel\r\nBcc: other",
  "Samuel\u2028Okoye",
  "Samuel\u0085Okoye",
  "Votre compte a été fermé",
  "Veuillez cliquez ici",
  "Vous avez gagné",
  "Bonjour. Votre facture est en retard",
  "Payez maintenant votre facture",
  "Su cuenta ha sido cerrada",
  "Haga clic aquí",
  "Usted ha ganado un premio",
  "Hola. Llame ahora",
  "Pague su factura ahora",
  "a b c d e f g h i j k",
  "one two three four five six seven eight nine ten eleven twelve",
  "x".repeat(101),
  "Re: the money; send it",
  "Meeting moved: room four",
  "Attention… the police come",
  "Samuel＠okoye",
  "t.me/evil",
  "bit.ly.co/abc",
  "evil․com",
  "evil。com",
  "evil．com",
  "evil｡com",
  "ｅｖｉｌ．ｃｏｍ",
  "evil.xn--p1ai/a",
  "bit.ly/3xYz",
  "bit.ly∕3xYz",
  "evil .com",
  "evil [.] com",
  "Ring ５１４ ５５５ ０１９９",
  "Ring ٥١٤ ٥٥٥ ٠١٩٩",
  "Text 514555 O199",
  "Ring 514,555,0199",
  "evil dot com slash pay",
  "evil (dot) net",
  "allez à evil point com",
  "Pay At evil.bank",
  "evil.nl",
  "Ｃｌｉｃｋ ｈｅｒｅ",
  "Wire Funds Elsewhere",
  "Virement: fonds ailleurs",
  "evil com",
  "pay evil net",
  "evil·com",
  "evil•com",
  "evil🔗com",
  "Samuel 💰 Okoye",
  "t·me/evil",
  "goo⁄gl",
  "goo∕gl",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  "Send 0x52908400098527886E0F7030069857D2E4169EE7",
];

/** What only a person cannot be called: "Salesforce.com" and "Nederland.nl" are firms. */
const NO_PERSON = ["Evil.nl", "Evil.bank", "Smith.Partners", "Salesforce.com", "Ana evil.com.mx", "почта.рф", "xn--evil.xn--p1ai"];

/** Full stops that a name goes on after. */
const ABBREVIATED = ["St.Pierre", "J.P.Morgan", "Dr.Lee", "Jean St.Pierre", "C.Arb", "S.A.Dupont", "Kim Dotcom", "Dot Lee"];

test("every name of the list of names is one, alone, before and after another", () => {
  const names = readFileSync("app/understanding/lists/names.txt", "utf8").split("\n").filter(Boolean);
  expect(names.length).toBeGreaterThan(20_000);
  const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
  const refused = names.filter((name) => {
    const spellings = [name, capital(name), `Samuel ${capital(name)}`, `${capital(name)} Okoye`, `samuel ${name}`, `${name} okoye`];
    return !spellings.every((text) => isNameLike(text, "person") && isNameLike(text, "firm"));
  });
  expect(refused).toEqual([]);
});

test.each(["Paral·lel S.L.", "Col·legi d’Advocats", "Concord™ Canada Inc.", "3M Company", "Bell Com Inc."])(
  "a firm keeps its signs: %s",
  (name) => {
    expect(isNameLike(name, "firm")).toBe(true);
  },
);

test.each(NO_PERSON)("no person is called %j", (text) => {
  expect(isNameLike(text, "person")).toBe(false);
});

test.each(ABBREVIATED)("a name goes on after an abbreviation: %s", (name) => {
  expect(isNameLike(name, "person")).toBe(true);
  expect(isNameLike(name, "firm")).toBe(true);
});

test.each([
  ["evil", ".com"],
  ["evil.", "com"],
  ["Ring 514555", "0199"],
  ["Your account", "was closed"],
  ["evil dot", "com"],
])("nobody is called %j and %j together", (first, last) => {
  expect(isNameLike(`${first} ${last}`, "person")).toBe(false);
  expect(areNamesTogether(first, last)).toBe(false);
});

test("long first and last names are names together", () => {
  expect(areNamesTogether("María de los Ángeles ".repeat(4).trim(), "Núñez de la Cruz ".repeat(5).trim())).toBe(true);
  expect(areNamesTogether("St.", "John")).toBe(true);
  expect(areNamesTogether("J. P.", "Morgan")).toBe(true);
});

test.each(PEOPLE)("a person may be called %s", (name) => {
  expect(isNameLike(name, "person")).toBe(true);
});

test.each(FIRMS)("a firm may be called %s", (name) => {
  expect(isNameLike(name, "firm")).toBe(true);
});

test.each(MESSAGES)("nobody is called %j", (text) => {
  expect(isNameLike(text, "person")).toBe(false);
});

const FOR_FIRMS_TOO = MESSAGES.filter((text) => text.length <= 100 && text.split(" ").length <= 10);
test.each(FOR_FIRMS_TOO)("no firm is called %j", (text) => {
  expect(isNameLike(text, "firm")).toBe(false);
});

test("the tables are as long as they are meant to be", () => {
  expect(new Set([...PEOPLE, ...FIRMS]).size).toBeGreaterThanOrEqual(150);
  expect(new Set(MESSAGES).size).toBeGreaterThanOrEqual(60);
});

test("a firm's name has twenty words and two hundred characters at most", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `Word${String.fromCharCode(65 + at)}`).join(" ");
  expect(isNameLike(words(20), "firm")).toBe(true);
  expect(isNameLike(words(21), "firm")).toBe(false);
  expect(isNameLike("F".repeat(201), "firm")).toBe(false);
});

test.each([
  ["Concord", "Office"],
  ["The", "Arbitrator"],
  ["Case", "Administrator"],
  ["Greffe", "du tribunal"],
  ["Oficina de", "Concord"],
  ["Соncord", "Оffice"],
  ["Concord", "Hearing Venues"],
  ["Concord Hearing", "Venues (demonstration)"],
  ["Concord’s", "Office"],
  ["ConcordHearing", "Venues"],
  ["Concord", "of Fice"],
  ["Concord", "Legal"],
  ["Concord", "Toronto"],
  ["Case", "Manager"],
  ["Hearing", "Management"],
])("nobody is called %s %s: they would speak for the house", (first, last) => {
  expect(areNamesTogether(first, last)).toBe(false);
});

test.each([
  ["Olive", "Office"],
  ["Hazel", "Court"],
  ["Justin", "Case"],
  ["Marie", "Leclerc"],
  ["Registry", "Smith"],
  ["Anne", "Concord"],
  ["Ernest", "Legal"],
  ["Concord", "Legault"],
  ["Marie", "Le Grand"],
])("%s %s is somebody", (first, last) => {
  expect(areNamesTogether(first, last)).toBe(true);
});

test("a name that a template would fill is none", () => {
  for (const of of ["person", "firm"] as const) expect(isNameLike("{{name}} Lee", of)).toBe(false);
});
