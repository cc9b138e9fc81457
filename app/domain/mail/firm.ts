/** The firm behind an address, as far as limits are concerned: its registrable domain. Pure. */
import { mailboxOf } from "./mail-limits.ts";

/** What comes before a country's letters where domains are registered one level down: co.uk, com.br, adv.br. */
const SECOND_LEVEL: ReadonlySet<string> = new Set(
  [
    "ab ac adv asn asso avocat bc bus co com ed edu eng fin firm gc gen go gob gouv gov gub id ind inf info int jur jus law",
    "ltd mb me med mil mod muni nb ne net nf nhs nic nl nom ns nt nu on or org pe plc police pro qc res sch sk web yk",
  ].flatMap((line) => line.split(" ")),
);

/** Providers whose mailboxes are had in many countries: yahoo.com.mx, hotmail.it, outlook.com.br. */
const FAMILY = /^(?:yahoo|hotmail|outlook|live|windowslive|msn|ymail|gmx|yandex|aol|googlemail)\.(?:com|net|(?:com?\.)?[a-z]{2})$/;

/** Other domains in which anybody gets a mailbox: what is shared there is no firm. */
const PUBLIC_MAILERS: ReadonlySet<string> = new Set(
  [
    "gmail.com rocketmail.com myyahoo.com icloud.com proton.me tutanota.com tutanota.de tuta.com tuta.io tutamail.com",
    "fastmail.com fastmail.fm hey.com zoho.com zohomail.com web.de t-online.de freenet.de mail.com mail.ru inbox.ru list.ru bk.ru",
    "qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net duck.com videotron.ca sympatico.ca bell.net rogers.com shaw.ca",
    "telus.net cogeco.ca eastlink.ca orange.fr free.fr sfr.fr laposte.net wanadoo.fr neuf.fr libero.it virgilio.it telefonica.net terra.es",
    "uol.com.br bol.com.br terra.com.br prodigy.net.mx comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net candw.ky",
    "hushmail.com lawyer.com attorney.com consultant.com appleid.com mozmail.com simplelogin.com simplelogin.io anonaddy.com addy.io teksavvy.com sasktel.net mts.net",
    "bellaliant.net distributel.net execulink.com xplornet.com xplornet.ca earthlink.net juno.com netscape.net usa.net email.com posteo.de posteo.net mailbox.org riseup.net",
    "startmail.com runbox.com virginmedia.com terra.com.mx ono.com mailinator.com yopmail.com guerrillamail.com barreau.qc.ca utoronto.ca mcgill.ca ubc.ca",
    "btinternet.com sky.com talktalk.net bigpond.com rediffmail.com",
  ].flatMap((line) => line.split(" ")),
);

/**
 * The domain that somebody registered, without what they put before it: a rule of thumb, since the list of all registries is long. Of
 * a registry that it does not know, several firms are counted as one.
 */
export function registrableDomain(domain: string): string {
  const labels = domain.split(".");
  const [second = "", first = ""] = labels.slice(-2);
  return labels.slice(first.length === 2 && SECOND_LEVEL.has(second) ? -3 : -2).join(".");
}

/** The firm of an address; null where anybody gets a mailbox of its domain. */
export function firmOf(address: string): string | null {
  const domain = registrableDomain(mailboxOf(address).split("@").at(-1) ?? "");
  return domain === "" || FAMILY.test(domain) || PUBLIC_MAILERS.has(domain) ? null : domain;
}
