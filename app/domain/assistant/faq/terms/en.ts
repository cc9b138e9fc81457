import type { Terms } from "./terms.ts";

export const EN: Terms = {
  endings: /(?:ations?|ings?|ies|ers?|ed|es|s|e|y)$/,
  ignored:
    "a about actually assistant bot chat conversation message closest support supported supports meaning mean again ahead all also always am an and another any anyone anything anyway anywhere are around as ask at available away be because been before being but by can can't cannot cant come could couldn't curious did didn't different do does doesn't doing don't dont each either else ever every exactly feel few explain explained describe define find first for from get gets getting give go going gonna good got great guys had happen has have haven't having he hello help her here hey hi his how how's i i'd i'll i'm i've if im in info information into is isn't it it's its just kind know let let's like look looking lot made make many may maybe me mean might more most much must my myself near nearby need needs new no normally not now of off ok okay on one only or other our ours out over per perhaps please possible possibly pretty provide provided provides quick quickly question questions quite really regarding right same say see shall she should show so some something somewhere soon sort still such sure take takes tell than thank thanks that that's the their them then there there's these they they're thing things think this those through to too try type under understand until up us use used uses using usually very via wait want wanted wants was way we we'd we'll we're we've well were what what's whats when when's where where's whether which while who who's whose why will with within without wonder wondering two three four five six seven eight nine ten twelve twenty hundred write writing wrote typing type said saying send sent sending read reading hand idea chance minute won't work works would would've yes yet you you'd you'll you're you've your yours everything",
  empty: "how many, expert witness, expert witnesses",
  setting:
    "agreement aid appeal appearance apply attend boardroom building case client clients commercial company conference construction contract counsel court deposition discovery dispute examination exam facility file firm guest guests date details hearing hearings issue judge law litigation matter meeting motion organisation organization panel participant party parties people plaintiff defendant claimant respondent premises proceeding proceedings property questioning request respondent section session site space standard staff team term trial venue venues side sides week weeks witness witnesses",
  foreign:
    "bake, basketball, bitcoin, bread, cake, cook, crypto, democrat, election, everest, football, forecast, game, hockey, horoscope, joke, jokes, lottery, movie, movies, netflix, poem, politics, president, prime, prompt, recipe, republican, soccer, song, songs, sport, sports, weather, what time is it, time is it, how old are you, do you like, do you love, your favorite, your favourite, meaning of life, pizza, python, javascript, flight, flights, girlfriend, boyfriend, dog, cat, homework, essay, covid, president of, capital of",
  subjects: {
    about:
      "experienced, who are you, who you are, about you, about your company, experience, years, history, reputation, founded, track record, how long have you been, how many proceedings",
    access:
      "wheel chair, hearing impaired, impaired, accessibility, accessible, wheelchair, disability, disabled, mobility, elevator, lift, ramp, hearing loop, induction loop, hard of hearing, ground floor, deaf, blind, step-free, stairs, service animal, guide dog",
    advice:
      "draft my, draft, legal advice, advice, advise, attorney, lawyer, lawyers, sue, suing, will i win, i will win, win my case, my chances, chances, my rights, represent me, limitation period, enforceable, strategy, liable, should we settle, should i settle",
    apart:
      "same room, separate room, separate rooms, different room, different rooms, separate entrance, separate entrances, two entrances, sit apart, arrive separately, wait apart, wait somewhere else, place to wait, waiting room",
    after:
      "now what, what now, am i booked, am i all set, is it booked, what happens next, happens next, what next, what happens after, what happens once, after i submit, once i submit, after submitting, after sending, after booking, after i book, next step, next steps, confirmed, confirmation, confirm, reference number, status, is it final, right away",
    arbitration: "arbitration, arbitrations, arbitrate, arbitrating",
    arbitrator: "arbitrator, arbitrators, roster, neutrals, neutral, adjudicator",
    booking: "book, booking, bookings, reserve, reservation, reserving",
    cancel:
      "push the hearing, push it, push back, back a week, a week later, move it, move the hearing, if we settle, lose my deposit, cancel, cancels, cancelled, canceled, cancelling, cancellation, cancelation, change, changes, changing, reschedule, rescheduling, postpone, postponed, adjourn, modify, amend, move the date, move my, move our, another date, different date, new date, refund, refundable, withdraw, called off, call off, case settles, settles, we settle, settled, settlement",
    capacity:
      "0 people, 0 persons, 0 participants, 0 attendees, 0 guests, how many hearing rooms, how many rooms, capacity, how big, size, seats, seating, how many people, for people, how many participants, how many can, fit, fits, accommodate, hold, holds, large, larger, largest, small, smaller, bigger, biggest",
    clock: "time, start, begin, late, early",
    contact:
      "transfer me, connect me, get me, talk to, speak to, speak with, talk with, human, person, someone, somebody, agent, phone, phone number, telephone, telephone number, call you, contact, e-mail address, email address, email, e-mail, mail, representative, live help, reach, receptionist, operator",
    day: "half day, half-day, full day, full-day, day, days, half-days",
    difference:
      "difference, differences, differ, different from, different than, vs, versus, compare, compared, comparison, better, choose, which one, rather than, instead of",
    documents:
      "document, documents, upload, uploading, file, files, file size, attach, attachment, pdf, exhibit, exhibits, evidence, submissions, bundle, brief, paperwork, scan",
    duration:
      "0 hours, 0 hour, how long, duration, length, how many hours, number of hours, minimum, maximum, overtime, several days, multiple days, more than one day, consecutive, in a row, multi-day, extended, extend",
    equipment:
      "record video, video of the, equipment, av, a/v, audiovisual, screen, screens, monitor, monitors, projector, laptop, laptops, ipad, ipads, tablet, microphone, microphones, mic, mics, display, conferencing unit, technician, evidence presentation, streaming, stream, videography, videographer, tv, printer, whiteboard, speakerphone",
    expert: "expert, experts, expert determination, determination, valuation",
    food: "catering, cater, food, lunch, lunches, meal, meals, breakfast, dinner, coffee, tea, drink, drinks, beverage, beverages, refreshments, snack, snacks, dietary, vegetarian, vegan, kosher, halal, allergy, allergies, gluten, eat",
    hours:
      "new year, christmas, easter, thanksgiving, opening, opening hours, business hours, office hours, hours, hour, open, opens, close, closes, closed, closing, weekend, weekends, saturday, saturdays, sunday, sundays, holiday, holidays, evening, evenings, how late, how early, what time, what days, monday",
    hybrid:
      "0 people on site, 0 in person, people on site and, 0 on zoom, 0 online, 0 remote, on site and, in the room and, hybrid, mixed, partly online, partly in person, both in person, in person and virtual, in person and online, some in person, some people join, others join, others in person, others remotely, others online, in-person and remote",
    included: "included, include, includes, inclusions, comes with, come with, amenities, comes included, part of the price",
    booth: "booth, booths, interpreters booth, interpretation booth, interpretation booths",
    interpretation:
      "interpretation, interpreter, interpreters, interpreting, interpret, translation, translator, translate, translators, sign language, asl, language, languages, french, spanish, english, portuguese, mandarin, cantonese, chinese, arabic, italian, german, russian, punjabi, hindi, bilingual, multilingual, simultaneous",
    mediation: "mediation, mediator do, mediators do, role of the mediator, mediations, mediate, mediating",
    mediator: "mediator, mediators",
    parking:
      "parking, park, car, cars, garage, transit, subway, metro, bus, train, airport, taxi, uber, get there, getting there, drive, driving, highway, hotel, hotels, station, close by, close to, how close",
    payment:
      "pay half, payment, payments, pay, pays, paid, paying, invoice, invoices, billing, bill, billed, split the cost, split, share the cost, shared, deposit, credit card, credit cards, card, cards, cheque, check by mail, visa, mastercard, 50 50, half each, financial responsibility, responsible for the cost, bear the cost",
    office: "office, offices, city, cities, branches, country, countries, downtown, city centre, city center",
    place:
      "a place, place in, whereabouts, anything in, something in, somewhere in, where are you, located, location, locations, address, addresses, where is your, where is the, where's your, directions, map, based",
    platform: "zoom, teams, webex, google meet, skype, platform, platforms",
    price:
      "fee schedule, ballpark, run me, price, prices, pricing, cost, costs, fee, fees, rate, rates, quote, quotation, estimate, charge, charges, how much, expensive, cheap, budget, per hour, hourly, discount, discounts, affordable",
    privacy:
      "other side see, other party see, see what i write, anyone else, anybody else, else read, read this, reads this, confidential, confidentiality, confidentially, privacy, private, personal data, personal information, my data, data, secure, security, secured, safe, who can see, who sees, who reads, can anyone read, encrypted, encryption, stored, store, privilege, privileged, secret, gdpr, recorded, keep my, what do you do with my, do you do with my, what happens to my data, share details",
    reply:
      "me back today, call me today, someone ring, ring me, ring me back, phone me, expect a call, get a call, how fast, how soon, response, response time, reply, replies, replying, respond, responding, answer me, get back to me, back to me, hear back, hear from you, call me, calls me, call me back, call back, callback, contact me, contacts me, turnaround, when will someone, someone calls, someone call, someone will call, someone contacts, how long until, how long before you, how long will it take, how long does it take, how quickly do you, waiting",
    room: "room, rooms, hearing room",
    services:
      "kinds of cases, types of cases, kind of cases, what kinds, services, service, what do you do, what do you offer, what you offer, what can you do, what can you help, what do you help, can you help me with, kinds of proceedings, types of proceedings, type of proceedings, document review, case management, investment disputes, investment",
    transcript:
      "court reporting, court reporter, court reporters, reporter, reporters, reporting, stenographer, stenographers, transcript, transcripts, transcription, real time, real-time, realtime, rough, closed captioning, captions, captioning, cart, second copy, on the record",
    urgent:
      "urgent, urgently, urgency, emergency, rush, last minute, last-minute, short notice, same day, same-day, next day, tomorrow, today, tonight, asap, earliest, expedited, in advance, advance, notice, this week, right now",
    virtual:
      "virtual, virtually, virtual hearing, online, remote, remotely, video, video call, video conference, videoconference, videoconferencing",
    zone: "toronto time, montreal time, miami time, cayman time, ottawa time, time zone, time zones, timezone, timezones, what time zone, which time zone, est, edt, cst, mst, pst, eastern time, eastern, pacific, daylight saving, daylight, local time",
  },
};
