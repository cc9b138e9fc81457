/** How people say who they are and who others are, in English: before, after, or around a name. */
import type { CueWords } from "../cues.ts";

/** Before a name: whose it is. `from` is the visitor's organisation. */
export const BEFORE_NAME_EN: CueWords = {
  me: "it's me|its me|it is me|me again|it's me again|my name is|my name's|my names|name is|the name is|the name's|my full name is|i am|i'm|im|this is|it's|call me|you can call me|i go by|speaking with|ask for|put me down as|put me as|under the name|in the name of|booking under|my legal name is|name's|contact is|contact me|my first name is|my name|you may address me as|signed",
  from: "on behalf of|i work for|we work for|calling from|writing from|i work at|i'm with|i am with|we're with|we are with|i'm at|from the office of|from the law office of|i represent the firm|our firm is|my firm is|the firm is|the firm's|firm's name is|our company is|my company is|the company is|our organization is|we're called|we are called|i'm calling from|calling for|here from|with the firm of|assistant at|associate at|partner at|clerk at|paralegal at|lawyer at|counsel at|employed by|in-house at|legal department of|secretary at|we are|we're|i'm from|i am from|paralegal with|i run|i own|the firm is called|our office is",
  client:
    "our client is|our client|my client is|my client|we represent|we act for|i act for|i represent|acting on behalf of|we're acting for|we are acting for|for our client|for my client|our client's name is|the client is|client is",
  claimant: "claimant|claimants|plaintiff|plaintiffs|applicant|applicants|complainant|petitioner|appellant|grievor",
  respondent: "respondent|respondents|defendant|defendants|employer|accused|appellee",
  counsel:
    "opposing counsel|counsel for|counsel|lawyer for|attorney for|their lawyer|his lawyer|her lawyer|other side's lawyer|co-counsel|my lawyer|our lawyer|represented by|acting for|appearing for|solicitor for|my friend|opposing lawyer|other lawyer|assistant to|legal assistant to|clerk to|secretary to|assistant for|pa to",
  witness:
    "witness|witnesses|our expert|expert|examinee|deponent|deposition of|examination of|discovery of|cross-examination of|expert witness|our witness|key witness|questioning of",
  neutral:
    "arbitrator|mediator|judge|justice|before|adjudicator|the honourable|chair|sole arbitrator|tribunal|umpire|referee|the arbitrator is|the mediator is|neutral|panel",
  other:
    "referred by|recommended by|insurer|insured by|boss|partner|on file for|colleague|husband|wife|brother|sister|son|daughter|neighbour|neighbor|contractor|landlord|tenant|against|versus|sued by|suing|versus|cc|attn|dear|to",
};
/** After a name: it was the visitor's. */
export const AFTER_NAME_EN: CueWords = {
  me: "speaking|here|on the line|calling|writing|is my name|at your service|from accounts",
  other: "is suing|is being sued|sued|owes|sold|refuses|said|says|recommended|told",
};
/** "Label: value". */
export const NAME_LABELS_EN: CueWords = {
  me: "name|your name|contact|contact name|full name|contact person|requested by|booked by|requester|from|booking contact",
  firm: "firm|law firm|company|organization|organisation|employer|firm name|company name|office",
  claimant: "claimant|plaintiff|applicant|complainant",
  respondent: "respondent|defendant|employer",
  counsel: "opposing counsel|counsel|other counsel|counsel for claimant|counsel for respondent",
  witness: "witness|expert|examinee|deponent|witnesses",
  neutral: "arbitrator|mediator|judge|neutral|tribunal|adjudicator",
  story:
    "re|subject|matter|the matter|about|dispute|the dispute|nature of dispute|issue|the issue|case description|what it is about|subject matter|concerning|background|in short|in a nutshell|in a few words|briefly",
};
export const CLOSINGS_EN: CueWords = {
  closing:
    "regards|kind regards|best regards|warm regards|best|sincerely|yours truly|yours sincerely|yours faithfully|very truly yours|thanks|many thanks|thank you|cheers|respectfully|cordially|warmly|with thanks|truly yours|all the best|thanks in advance|take care",
};
export const FIRM_FORMS_EN: CueWords = {
  end: "llp|llc|pllc|lllp|pc|p.c.|p.a.|ltd|limited|inc|incorporated|corp|corporation|co|plc|professional corporation|barristers|barristers and solicitors|solicitors|attorneys|attorneys-at-law|attorneys at law|law|law group|law firm|law office|law offices|legal|legal services|advocates|chambers|partners|and associates|& associates|associates|and partners|& partners|& co|and co|group|holdings|legal group|legal clinic|law corporation|litigation|advisory|gmbh|ag|pty ltd|pvt ltd|bank|insurance|trust|union|association|council|foundation|university|housing authority|institute|federation|guild|commission|committee|department|ministry|authority|society|board|school|hospital|services|mutual|international|counsel",
  start:
    "law office of|law offices of|law firm of|the firm of|city of|town of|university of|ministry of|department of|bank of|county of|office of|republic of|embassy of|province of|association of|federation of|union of|board of|messrs",
};
export const REFERENCES_EN: CueWords = {
  own: "my ref|my reference|my reference number|our file|our file no|our file number|our matter|our matter no|our matter number|our ref|our reference|our reference number|our own file|our own number|our own file number|our own reference|our internal number|our internal ref|our internal reference|our internal file number|internal file number|internal ref|internal reference|internal number",
  court_file:
    "court file|court file no|court file number|file no|file number|file|case no|case number|docket|docket no|action no|claim no|our court file|your file|index no|case|cause no|grievance|grievance no|matter|matter no|claim number|claim|re file|file ref|your ref|ref|reference|policy|loss no",
  contract: "contract no|contract number|contract|agreement no|po|purchase order|invoice no",
  booking:
    "booking|booking no|booking number|booking reference|reservation|reservation number|confirmation number|confirmation|booking ref",
};
export const SIDE_EN: CueWords = {
  claimant:
    "we act for the claimant|acting for the claimant|we represent the claimant|we act for the plaintiff|acting for the plaintiff|for the claimant|for the plaintiff|we are the claimant|i am the claimant|i'm the plaintiff|i'm the claimant|we represent the plaintiff|for the applicant|we are plaintiff's counsel|claimant's counsel|plaintiff's counsel|claimant's side|i'm the one suing",
  respondent:
    "we act for the respondent|acting for the respondent|we represent the respondent|we act for the defendant|acting for the defendant|for the respondent|for the defendant|for the defence|for the defense|we are the respondent|i am the respondent|i'm the defendant|i'm the respondent|we represent the defendant|respondent's counsel|defence counsel|defense counsel|i'm being sued|i am being sued|we are being sued",
};
