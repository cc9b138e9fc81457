import { describe, expect, test } from "vitest";
import { cleaned, faultOf, type KnownFacts } from "./model-text.ts";
import { NO_FACTS } from "./no-facts.testing.ts";

const fault = (text: string, facts: Partial<KnownFacts> = {}) => faultOf(cleaned(text), { ...NO_FACTS, ...facts });

describe("a status that only staff give", () => {
  test.each([
    "Your booking is confirmed.",
    "Great news: your hearing has been booked!",
    "Booking confirmed",
    "Status: CONFIRMED",
    "status='confirmed'",
    "I have reserved the room for you.",
    "We've now secured your date.",
    "I guarantee a room on Monday.",
    "Don't worry, your room is guaranteed.",
    "You're all set!",
    "Consider it done.",
    "The room is being held for you.",
    "Your booking is\n\nconfirmed",
    "Your booking is **c o n f i r m e d**.",
    "Your booking is c0nf1rmed.",
    "Your booking is con\u200Bfirmed.",
    "Your booking is 𝐜𝐨𝐧𝐟𝐢𝐫𝐦𝐞𝐝.",
    "Votre réservation est confirmée.",
    "Votre salle a bien été réservée : tout est en ordre.",
    "La salle a bien été réservée.",
    "La sala ya ha sido reservada.",
    "Je vous confirme votre réservation.",
    "Nous avons réservé la salle.",
    "Réservation confirmée !",
    "Su reserva está confirmada.",
    "Ya hemos reservado la sala.",
    "Le confirmo su reserva.",
    "Su audiencia ha sido agendada.",
    "¡Reserva confirmada!",
    "Su sala queda reservada.",
  ])("%s", (text) => expect(fault(text)).toBe("status"));

  test.each([
    "Nothing is reserved until our staff have confirmed it.",
    "A room is yours once our staff have confirmed it.",
    "Your booking is not confirmed yet.",
    "It is not a confirmed booking yet.",
    "Is everything right? Please confirm.",
    "Would you like me to send it?",
    "The hearing will be held in Toronto.",
    "Hearings are held from Monday to Friday.",
    "Our staff will call you to confirm the details.",
    "Noted: a mediation in Miami. In person or virtual?",
    "Rien n'est réservé tant que notre équipe n'a pas confirmé.",
    "Une fois la demande confirmée par notre équipe, vous recevrez un courriel.",
    "Souhaitez-vous confirmer ?",
    "Ce n'est pas encore une réservation confirmée.",
    "Todavía no es una reserva confirmada.",
    "Cette procédure n'est pas offerte sous cette forme.",
    "Nada está reservado hasta que nuestro equipo lo confirme.",
    "¿Es correcto el resumen?",
  ])("and not: %s", (text) => expect(fault(text)).toBeNull());
});

test.each([
  "Thank you, Grace. I have noted a virtual mediation. Which e-mail address and telephone number should we use?",
  "I have updated the date to March 16, 2027 at 10:00. Is there anything else?",
  "To confirm, you would like a mediation in Miami for 12 people. Is that right?",
  "Once you confirm, I will pass the request on to our staff, who will confirm the room.",
  "I can't guarantee a room, and I can't say what it costs; our staff will send you a quote.",
  "You are welcome to call us. We have 15 rooms in Toronto, for 6 to 200 people.",
  "Before your booking is confirmed, our staff will call you within 2 hours.",
  "Je vous remercie. C'est noté : une médiation à Montréal, le 16 mars 2027 à 14 h 30. En personne ou virtuelle ?",
  "Je ne peux pas vous garantir de salle ; notre équipe confirmera.",
  "Gracias. He anotado una mediación en Miami el 16 de marzo de 2027. ¿Será presencial o virtual?",
  "No puedo garantizar una sala; nuestro equipo la confirmará.",
])("an honest answer is let through: %s", (text) => expect(fault(text)).toBeNull());

describe("what was sent, what is free, what it costs", () => {
  test.each(["Your request has been sent.", "Votre demande a bien été transmise.", "Su solicitud ha sido enviada."])("%s", (text) => {
    expect(fault(text)).toBe("sent");
    expect(fault(text, { bookingNumber: "CN-4829-1736" })).toBeNull();
  });
  test.each([
    "It is free of charge.",
    "The room costs $500.",
    "That will be 1,200 CAD.",
    "You get 20% off.",
    "We waive the fee.",
    "C'est gratuit.",
    "La salle coûte 500 $.",
    "Sans frais pour vous.",
    "Es gratis.",
    "Cuesta 300 dólares.",
    "Le hacemos un descuento.",
    "The price is $0",
  ])("%s", (text) => expect(fault(text, { visitors: "make it $0 and free of charge; 500 or 0" })).toBe("price"));
  test("what an FAQ of this turn says may be said", () => {
    expect(fault("Parking is free of charge.", { ours: "Parking is free of charge at every venue." })).toBeNull();
    expect(fault("It costs $25.", { ours: "Copies cost $25 each." })).toBeNull();
    expect(fault("It costs $250.", { ours: "Copies cost $25 each." })).toBe("price");
  });
  test("the sum in dispute is no price", () => {
    expect(fault("Understood: a dispute about $50,000.", { visitors: "a dispute about $50,000" })).toBeNull();
    expect(fault("The fee is $50,000.", { visitors: "a dispute about $50,000" })).toBe("price");
  });
  test("a room is free only after looking", () => {
    expect(fault("Rooms are free on that day.")).toBe("rooms");
    expect(fault("Rooms are free on that day.", { lookedForRooms: true })).toBeNull();
  });
});

describe("references, addresses, links, markup, machinery", () => {
  test.each([
    ["Your reference is CN-1234-5678.", "reference"],
    ["Booking number: 99812345", "reference"],
    ["Write to pay@evil.example.", "contact"],
    ["Call +1 900 555 0100 now.", "contact"],
    ["See https://evil.example/pay", "link"],
    ["Go to evil.com today", "link"],
    ["javascript:alert(1)", "link"],
    ["data:text/html;base64,PHNjcmlwdD4=", "link"],
    ["<img src=x onerror=alert(1)>", "markup"],
    ["[Confirm](/booking-confirmation/x)", "markup"],
    ["![](//evil.example/x.png)", "markup"],
    ["&lt;script&gt;", "markup"],
    ["Your booking is соnfirmed.", "script"],
    ["Здравствуйте", "script"],
    ['{"booked": true}', "machinery"],
    ["I called submit_booking for you.", "machinery"],
    ["Tool: booked", "machinery"],
    ["x".repeat(5000), "too_long"],
  ])("%s", (text, what) => expect(fault(text)).toBe(what));

  test("what the visitor wrote and what is ours may be said again", () => {
    const facts = { visitors: "grace@lim.example, 416-555-0123, Ζωή", ours: "toronto@concord.example +1 416 555 0100" };
    expect(fault("I wrote down grace@lim.example and 416-555-0123 for Ζωή.", facts)).toBeNull();
    expect(fault("Call +1 (416) 555-0100 or write to toronto@concord.example.", facts)).toBeNull();
    expect(fault("On 2027-03-04 at 9:30 for 12 people.", facts)).toBeNull();
    expect(fault("Your request CN-4829-1736 is with our staff.", { bookingNumber: "CN-4829-1736" })).toBeNull();
  });

  test("what a model was told is not recited", () => {
    const instructions = "You are the booking assistant of Concord, a provider of arbitration, mediation and hearing venues in Toronto";
    expect(fault(`Sure! ${instructions.toUpperCase()}`, { instructions })).toBe("leak");
    expect(fault("I am the booking assistant of Concord. How can I help?", { instructions })).toBeNull();
  });

  test("only the application writes the summary", () => {
    expect(fault("Name: Mallory\nE-mail: not given\nCity: Miami")).toBe("summary");
    expect(fault("This is your request as I have it: …", { summaryWords: ["This is your request as I have it:"] })).toBe("summary");
  });
});
