-- What the assistant says, in the hands of staff: FAQs with their texts per language, three settings, what nobody could
-- answer, and how much the models were used.

CREATE TABLE faqs (
  id TEXT PRIMARY KEY NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('general', 'booking', 'legal', 'technical')),
  priority TEXT NOT NULL CHECK (priority IN ('high', 'normal', 'low')),
  is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX faqs_in_order ON faqs(created_at, id);
CREATE INDEX faqs_of_category ON faqs(category, created_at, id);
CREATE INDEX faqs_active ON faqs(is_active, created_at, id);

-- A language without a row has not been written yet.
CREATE TABLE faq_texts (
  id INTEGER PRIMARY KEY NOT NULL,
  faq_id TEXT NOT NULL REFERENCES faqs(id) ON DELETE RESTRICT,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 300),
  answer TEXT NOT NULL CHECK (length(answer) BETWEEN 1 AND 2000),
  keywords TEXT NOT NULL CHECK (length(keywords) <= 1000),
  -- 1 once staff have written this answer: figures of single venues then no longer take its place.
  rewritten INTEGER NOT NULL CHECK (rewritten IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX faq_texts_of ON faq_texts(faq_id, locale);

-- What staff search. `rowid` is the text's id.
CREATE VIRTUAL TABLE faq_search USING fts5(
  question, answer, keywords,
  content = '', contentless_delete = 1, prefix = '2 3 4',
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TRIGGER faq_texts_written AFTER INSERT ON faq_texts
BEGIN
  INSERT INTO faq_search (rowid, question, answer, keywords) VALUES (NEW.id, NEW.question, NEW.answer, NEW.keywords);
END;
CREATE TRIGGER faq_texts_rewritten AFTER UPDATE OF question, answer, keywords ON faq_texts
BEGIN
  DELETE FROM faq_search WHERE rowid = OLD.id;
  INSERT INTO faq_search (rowid, question, answer, keywords) VALUES (NEW.id, NEW.question, NEW.answer, NEW.keywords);
END;
CREATE TRIGGER faq_texts_removed AFTER DELETE ON faq_texts
BEGIN
  DELETE FROM faq_search WHERE rowid = OLD.id;
END;

-- A setting without a row has its default. The welcome is per language, the others are for all of them ('*').
CREATE TABLE assistant_settings (
  key TEXT NOT NULL CHECK (key IN ('welcome_message', 'booking_instructions', 'ai_personality')),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es', '*')),
  value TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (key, locale),
  CHECK ((locale = '*') = (key <> 'welcome_message'))
) STRICT;

-- Another stamp with every change of the above, whatever path it came by: what an isolate remembers is good as long as the
-- stamp is the same. Random, since a database that is restored to an earlier hour would count its numbers a second time.
CREATE TABLE assistant_state (
  id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
  stamp TEXT NOT NULL
) STRICT;
INSERT INTO assistant_state (id, stamp) VALUES (1, lower(hex(randomblob(8))));
CREATE TRIGGER faqs_stamp_insert AFTER INSERT ON faqs BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faqs_stamp_update AFTER UPDATE ON faqs BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faqs_stamp_delete AFTER DELETE ON faqs BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faq_texts_stamp_insert AFTER INSERT ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faq_texts_stamp_update AFTER UPDATE ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER faq_texts_stamp_delete AFTER DELETE ON faq_texts BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER assistant_settings_stamp_insert AFTER INSERT ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER assistant_settings_stamp_update AFTER UPDATE ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;
CREATE TRIGGER assistant_settings_stamp_delete AFTER DELETE ON assistant_settings BEGIN UPDATE assistant_state SET stamp = lower(hex(randomblob(8))) WHERE id = 1; END;

-- The history of all of it in one walk, the newest first.
CREATE INDEX audit_entries_assistant ON audit_entries(at, subject_type, subject_id, seq) WHERE subject_type IN ('faq', 'assistant_setting');

-- Questions that no FAQ answered, folded, with nothing in them that names anybody; swept after 90 days.
CREATE TABLE unanswered_questions (
  question TEXT NOT NULL CHECK (length(question) BETWEEN 3 AND 200),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr', 'es')),
  times INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (question, locale)
) STRICT;
CREATE INDEX unanswered_questions_asked ON unanswered_questions(times, last_at);
CREATE INDEX unanswered_questions_age ON unanswered_questions(last_at);

-- What the assistant's models did on a day (UTC): numbers alone, of nobody.
CREATE TABLE assistant_usage (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  provider TEXT NOT NULL CHECK (provider IN ('openai', 'workers_ai', 'guided')),
  turns INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  total_ms INTEGER NOT NULL,
  slowest_ms INTEGER NOT NULL,
  answered_at INTEGER,
  failed_at INTEGER,
  -- A code, never a server's words.
  failure TEXT,
  PRIMARY KEY (day, provider)
) STRICT;

-- What the code held until now is what staff begin with.
INSERT INTO faqs (id, category, priority, is_active, version, created_at, updated_at) VALUES
  ('opening-hours', 'general', 'high', 1, 1, 1795219200000, 1795219200000),
  ('locations', 'general', 'high', 1, 1, 1795219200001, 1795219200001),
  ('rooms-and-capacity', 'general', 'normal', 1, 1, 1795219200002, 1795219200002),
  ('venue-services', 'general', 'normal', 1, 1, 1795219200003, 1795219200003),
  ('catering', 'general', 'normal', 1, 1, 1795219200004, 1795219200004),
  ('accessibility', 'general', 'normal', 1, 1, 1795219200005, 1795219200005),
  ('parking-and-transport', 'general', 'low', 1, 1, 1795219200006, 1795219200006),
  ('languages-and-interpretation', 'general', 'normal', 1, 1, 1795219200007, 1795219200007),
  ('services', 'general', 'normal', 1, 1, 1795219200008, 1795219200008),
  ('about-us', 'general', 'normal', 1, 1, 1795219200009, 1795219200009),
  ('talk-to-a-person', 'general', 'high', 1, 1, 1795219200010, 1795219200010),
  ('how-to-book', 'booking', 'normal', 1, 1, 1795219200011, 1795219200011),
  ('prices', 'booking', 'high', 1, 1, 1795219200012, 1795219200012),
  ('response-time', 'booking', 'high', 1, 1, 1795219200013, 1795219200013),
  ('after-submitting', 'booking', 'normal', 1, 1, 1795219200014, 1795219200014),
  ('cancel-or-change', 'booking', 'normal', 1, 1, 1795219200015, 1795219200015),
  ('durations', 'booking', 'normal', 1, 1, 1795219200016, 1795219200016),
  ('urgent-bookings', 'booking', 'normal', 1, 1, 1795219200017, 1795219200017),
  ('payment', 'booking', 'normal', 1, 1, 1795219200018, 1795219200018),
  ('what-is-mediation', 'legal', 'normal', 1, 1, 1795219200019, 1795219200019),
  ('what-is-arbitration', 'legal', 'normal', 1, 1, 1795219200020, 1795219200020),
  ('mediation-or-arbitration', 'legal', 'normal', 1, 1, 1795219200021, 1795219200021),
  ('expert-determination', 'legal', 'low', 1, 1, 1795219200022, 1795219200022),
  ('arbitrators', 'legal', 'low', 1, 1, 1795219200023, 1795219200023),
  ('confidentiality', 'legal', 'high', 1, 1, 1795219200024, 1795219200024),
  ('legal-advice', 'legal', 'high', 1, 1, 1795219200025, 1795219200025),
  ('virtual-hearings', 'technical', 'normal', 1, 1, 1795219200026, 1795219200026),
  ('hybrid-hearings', 'technical', 'normal', 1, 1, 1795219200027, 1795219200027),
  ('equipment', 'technical', 'normal', 1, 1, 1795219200028, 1795219200028),
  ('court-reporting', 'technical', 'normal', 1, 1, 1795219200029, 1795219200029),
  ('time-zones', 'technical', 'low', 1, 1, 1795219200030, 1795219200030),
  ('documents', 'technical', 'normal', 1, 1, 1795219200031, 1795219200031);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('opening-hours', 'en',
  'What are your opening hours?',
  'Monday to Friday: Toronto and Montreal 7:00 a.m.–7:00 p.m.; Miami 8:00 a.m.–6:00 p.m.; Grand Cayman 8:00 a.m.–5:00 p.m. All are Eastern Time; Grand Cayman keeps EST all year. For another hour, please say so in your request and the team will tell you what can be arranged.',
  'opening hours, hours, business hours, what time, open, close, closing time, weekend, saturday, sunday, holiday, evening, schedule of the office', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('locations', 'en',
  'Where are you located?',
  'Our offices are in Toronto and Montreal (Canada), Miami (United States) and Grand Cayman (Cayman Islands), and we work with a partner venue in Ottawa. The Locations page gives the address, telephone and hours of each office.',
  'location, locations, address, office, offices, city, cities, where are you, where located, venue, directions, find you, map', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('rooms-and-capacity', 'en',
  'What rooms do you have, and for how many people?',
  'Toronto: 15 rooms, for 6 to 200 participants; Montreal: 12 rooms, for 4 to 150 participants; Miami: 10 rooms, for 4 to 120 participants; Grand Cayman: 8 private rooms. Rooms can be set up for an examination, as a courtroom, in a U-shape or as a boardroom, and breakout rooms can be requested.',
  'room, rooms, hearing room, capacity, how big, size, seats, seating, how many people, participants, accommodate, hold, fit, large, small, layout, room setup, breakout room, boardroom, u-shape, courtroom layout', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('venue-services', 'en',
  'What is included with a room in Toronto or Ottawa?',
  'Toronto includes a concierge desk, hot and cold beverages, morning and afternoon refreshment breaks, a full catered lunch and double redundant high-speed Wi-Fi. Ottawa includes Wi-Fi, onsite AV team support, concierge service and integrated conferencing capacity. For the other cities, the team will tell you what your room includes.',
  'included, includes, inclusions, what comes with, what do I get, amenities, concierge, wifi, wi-fi, internet, on-site support, extra charge', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('catering', 'en',
  'Do you provide catering?',
  'In Toronto, hot and cold beverages, morning and afternoon refreshment breaks and a full catered lunch are included. For the other cities, and for any diet or allergy, please write what you need under special requirements and the team will answer.',
  'catering, food, lunch, meal, breakfast, coffee, drinks, beverages, refreshments, snacks, dietary, vegetarian, vegan, kosher, halal, allergy, gluten', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('accessibility', 'en',
  'Are your venues accessible?',
  'Please tell us what each participant needs, such as step-free access, seating or sign-language interpretation, under special requirements. The team will confirm what the venue can provide before your booking is confirmed.',
  'accessibility, accessible, wheelchair, disability, disabled, mobility, elevator, ramp, hearing loop, hard of hearing, deaf, blind, service animal', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('parking-and-transport', 'en',
  'Is there parking, and how do I get there?',
  'Parking and transport differ from one venue to another, so please ask the team at the venue you have in mind, or at +1 (416) 555-0100. The Locations page gives each address.',
  'parking, park my car, car, garage, transit, subway, metro, bus, train, airport, taxi, get there, getting there, hotel', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('languages-and-interpretation', 'en',
  'In which languages do you work, and can you provide interpretation?',
  'You can book in English, French or Spanish; Montreal serves you in French and English, and Miami is multilingual. Simultaneous or consecutive interpretation and sign-language interpretation can be requested with your booking, in the language you name.',
  'language, languages, interpretation, interpreter, translation, translator, simultaneous, consecutive, sign language, asl, french, spanish, english, bilingual, multilingual, speak french, speak spanish', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('services', 'en',
  'What services do you offer?',
  'We provide commercial arbitration, investment disputes, international mediation, expert determination, virtual hearings, document review, court reporting and case management, and rooms to hold proceedings in. Tell me what you have in mind and I can prepare a booking request with you.',
  'services, what do you do, what do you offer, offer, kinds of proceedings, types of proceedings, document review, case management, investment disputes, discovery, examination, court trial, hearing board, help with', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('about-us', 'en',
  'Who are you, and how much experience do you have?',
  'Concord provides arbitration, mediation and hearing venues. We have 30 years of experience, have hosted more than 80,000 proceedings and support more than 4,500 law firms.',
  'who are you, about you, about the company, experience, years, history, reputation, founded, how many proceedings, law firms, clients, track record', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('talk-to-a-person', 'en',
  'Can I talk to a person?',
  'Yes. Please call +1 (416) 555-0100 or write to info@concord.example; what you have entered here is kept.',
  'talk to a person, human, speak with someone, agent, real person, phone, phone number, telephone, call you, contact, e-mail address, representative, live help, reach you', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('how-to-book', 'en',
  'How do I book?',
  'I can prepare the request with you here: I need the type of proceeding, in person, virtual or hybrid, your name, e-mail and telephone, and a short description of the case. You may also use the fast form, which takes about 2 minutes, or the detailed form.',
  'how to book, book, booking, reserve, make a reservation, request a room, steps to book, what information do you need, fast booking, detailed form', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('prices', 'en',
  'What are your prices?',
  'Fees depend on the room, the length of the proceeding and the services you ask for, so none is published here: a quote follows once the team has called you. Sending a request asks for no payment, and you may also call +1 (416) 555-0100.',
  'price, prices, cost, fee, fees, rate, rates, quote, estimate, charge, how much, expensive, budget, per hour, daily rate, discount', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('response-time', 'en',
  'How fast do you reply?',
  'We contact you within 2 hours of a fast booking, and we review a detailed booking request within 24 hours.',
  'response time, how fast, how soon, how quickly, when will you reply, when will you answer, when will you call, how long reply, hear back, turnaround, waiting for an answer, get back to me, respond', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('after-submitting', 'en',
  'What happens after I submit my request?',
  'Your request is received and you are given a reference number; it is not yet confirmed. Our team calls you to settle the details and the quote, and then tells you when the booking is confirmed.',
  'what happens next, after I submit, after sending, after booking, next steps, confirmed, confirmation, is my booking confirmed, status of my booking, is it final, reference number', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('cancel-or-change', 'en',
  'Can I cancel or change a booking?',
  'Yes. Use the link on your confirmation page, or call +1 (416) 555-0100 with your reference number; for a cancellation we ask you for the reason. The team will tell you whether the terms of your quote provide for a charge.',
  'cancel, cancellation, change, reschedule, postpone, adjourn, move the date, modify, amend, another date, refund, withdraw, settled, called off, cancellation fee, cancel for free, free cancellation', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('durations', 'en',
  'How long is a half day or a full day?',
  'A half day is 3.5 hours and a full day is 7 hours; an extended booking runs from a start to an end time that you choose, at least 3.5 hours apart. You may book one day, consecutive days or separate days.',
  'duration, how long, length of a session, half day, full day, extended, minimum, how many hours, overtime, several days, consecutive days', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('urgent-bookings', 'en',
  'Can you take an urgent booking?',
  'Yes. A fast booking can be marked Standard (5–10 business days), Urgent (1–3 business days) or Emergency (same day or next day), and we contact you within 2 hours. Whether a room is free on your date is confirmed by the team.',
  'urgent, urgently, emergency, rush, last minute, short notice, same day, next day, tomorrow, today, asap, earliest, expedited, how far in advance, notice period', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('payment', 'en',
  'Who pays, and when?',
  'Unless you say otherwise, the booking party bears the whole cost; it can also be shared equally, divided in proportion among examining counsel, or arranged otherwise. No payment is taken when you send a request, and the terms come with your quote.',
  'payment, pay, invoice, billing, bill, who pays, split the cost, share the cost, deposit, credit card, financial responsibility, 50/50, half each, cheque', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-mediation', 'en',
  'What is mediation?',
  'Mediation is a negotiation led by a neutral mediator, who helps the parties reach their own agreement and does not decide the dispute. If there is no agreement, the parties keep their other remedies.',
  'mediation, what is mediation, mediator, mediate, how does mediation work, role of the mediator, caucus', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-arbitration', 'en',
  'What is arbitration?',
  'In arbitration the parties submit their dispute to a sole arbitrator, a panel or a tribunal that they have agreed upon, who hears the evidence and decides it by an award. Whether and how an award binds in your case is a question for your counsel.',
  'arbitration, what is arbitration, arbitrate, award, binding, tribunal, sole arbitrator, panel, how does arbitration work, arbitrator decision final', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('mediation-or-arbitration', 'en',
  'What is the difference between mediation and arbitration?',
  'In mediation the parties decide: the mediator helps them to agree. In arbitration the arbitrator decides, after hearing both sides. Which one suits your dispute is a question for your counsel.',
  'difference between mediation and arbitration, mediation or arbitration, mediation vs arbitration, mediation versus arbitration, which one, which should I choose', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('expert-determination', 'en',
  'What is expert determination?',
  'In an expert determination the parties put a defined question, often technical or of valuation, to an independent expert in that field, who decides it. It can be booked with us like any other proceeding.',
  'expert determination, expert, determination, technical expert, valuation, accounting dispute', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('arbitrators', 'en',
  'Who are your arbitrators?',
  'The Our Roster page presents our arbitrators. In a case managed with us, an administrator assigns a qualified arbitrator; if you have someone in mind, please name them in your request.',
  'arbitrator, arbitrators, roster, neutrals, your arbitrators, choose an arbitrator, appoint an arbitrator, recommend an arbitrator, find a mediator, list of mediators, judge', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('confidentiality', 'en',
  'Is what I type here confidential?',
  'What you type prepares your own booking request; other visitors cannot see it, and nothing is booked until you confirm the summary. Please leave privileged or sensitive evidence out of this conversation; the Privacy page says how information is handled.',
  'confidential, confidentiality, privacy, private, personal data, my data, secure, safe, who can see, who reads, encrypted, stored, privilege, secret, gdpr, delete my data', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('legal-advice', 'en',
  'Do you give legal advice?',
  'No. I can explain our services and prepare a booking, but neither I nor Concord give legal advice; please consult your lawyer.',
  'legal advice, advice, advise me, lawyer, are you a lawyer, should I sue, should I settle, will I win, my chances, my rights, represent me, limitation period, is it enforceable, strategy', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('virtual-hearings', 'en',
  'How do virtual hearings work, and on which platform?',
  'Virtual hearings take place on Zoom, which we regard as the most functional and secure platform, or on Microsoft Teams, with set-up only or full support. You may provide your own platform, but it may not be available for all proceedings, and technical assistance and assurance cannot be provided for it.',
  'zoom secure, zoom or teams, difference between zoom and teams, virtual, virtual hearing, online, remote, remotely, zoom, teams, webex, google meet, platform, video call, videoconference, video conference, our own platform, by video, join from home', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('hybrid-hearings', 'en',
  'Can a hearing be hybrid, partly in person and partly online?',
  'Yes. In a hybrid hearing some attend in a room and others join by video; the room is equipped with a 65-inch conferencing unit. A court trial, however, is held in person only, and a boardroom cannot be booked as virtual.',
  'hybrid, hybrid hearing, in person and virtual, partly online, some in person some remote, both in person and online, mixed', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('equipment', 'en',
  'What equipment can I have in the room?',
  'You can request a 65-inch conferencing unit, additional monitors, laptops, iPads and microphones, streaming, legal videography, a document platform and an evidence presentation specialist. More than three microphones require an AV technician.',
  'equipment, av, audiovisual, screen, monitor, projector, laptop, ipad, tablet, microphone, mic, display, conferencing unit, technician, evidence presentation, streaming, stream, videography, film', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('court-reporting', 'en',
  'Do you provide court reporting and transcripts?',
  'Yes. Transcripts can be delivered the next day by 9 a.m. or by 5 p.m., in 2, 3 or 4 days, or in the standard 5 to 10 days, electronically, in hard copy or both. Real-time transcription, daily rough drafts, CART and closed captioning, and same-day finals can be requested as well.',
  'court reporting, court reporter, reporter, stenographer, transcript, transcripts, transcription, real time, realtime, daily rough, rough draft, closed captioning, captions, cart, same-day finals, delivery of the transcript, second copy, on the record, urgent transcript', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('time-zones', 'en',
  'Which time zone are times in?',
  'Times are those of the venue: Eastern Time in Toronto, Montreal, Miami and Ottawa, and EST all year in Grand Cayman, which has no daylight saving. For a virtual hearing you may choose the time zone.',
  'time zone, timezone, time zones, est, edt, cst, mst, pst, eastern time, daylight saving, local time', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('documents', 'en',
  'How do I send you documents?',
  'Files cannot be sent in this conversation. Parties to a case sign in and upload them there (PDF, Word, JPEG or PNG, up to 10 MB each); for a booking, please write to info@concord.example and give your reference number.',
  'document, documents, upload, file, files, attach, attachment, send documents, pdf, exhibits, evidence, brief, file size, share documents, electronic bundle', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('opening-hours', 'fr',
  'Quelles sont vos heures d’ouverture ?',
  'Nous sommes ouverts du lundi au vendredi : Toronto et Montréal de 7 h à 19 h ; Miami de 8 h à 18 h ; Grand Cayman de 8 h à 17 h. Ces heures sont celles de l’Est ; Grand Cayman reste à l’HNE toute l’année. Pour une autre heure, indiquez-le dans votre demande et l’équipe vous dira ce qui est possible.',
  'heures d’ouverture, horaires, heure, ouvert, ouverture, fermé, fermeture, ouvrez, fermez, fin de semaine, samedi, dimanche, jour férié, soir', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('locations', 'fr',
  'Où êtes-vous situés ?',
  'Nos bureaux se trouvent à Toronto et à Montréal (Canada), à Miami (États-Unis) et à Grand Cayman (îles Caïmans), et nous travaillons avec un établissement partenaire à Ottawa. La page « Établissements » donne l’adresse, le téléphone et les heures de chaque bureau.',
  'emplacement, adresse, bureau, bureaux, ville, villes, où êtes-vous, où situé, établissement, lieu, trouver, itinéraire', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('rooms-and-capacity', 'fr',
  'Quelles salles offrez-vous, et pour combien de personnes ?',
  'Toronto : 15 salles, de 6 à 200 participants ; Montréal : 12 salles, de 4 à 150 participants ; Miami : 10 salles, de 4 à 120 participants ; Grand Cayman : 8 salles privées. Les salles peuvent être disposées pour un interrogatoire, en salle de tribunal, en U ou en salle de réunion, et des salles de repli peuvent être demandées.',
  'salle, salles, salle d’audience, capacité, taille, grandeur, places, personnes, participants, accueillir, contenir, grande, petite, aménagement, disposition, salle de repli, salle de réunion, en u', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('venue-services', 'fr',
  'Qu’est-ce qui est inclus avec une salle à Toronto ou à Ottawa ?',
  'À Toronto sont inclus un comptoir de conciergerie, des boissons chaudes et froides, les pauses du matin et de l’après-midi, un repas du midi complet servi par un traiteur et un réseau Wi-Fi haute vitesse à double redondance. À Ottawa sont inclus le Wi-Fi, le soutien audiovisuel sur place, le service de conciergerie et un système de conférence intégré. Pour les autres villes, l’équipe vous précisera ce que comprend votre salle.',
  'inclus, compris, comprend, fourni, commodités, conciergerie, wifi, wi-fi, internet, sans fil, soutien sur place, supplément', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('catering', 'fr',
  'Offrez-vous un service de traiteur ?',
  'À Toronto, les boissons chaudes et froides, les pauses du matin et de l’après-midi et un repas du midi complet servi par un traiteur sont inclus. Pour les autres villes, et pour tout régime ou toute allergie, inscrivez vos besoins sous « Besoins particuliers » et l’équipe vous répondra.',
  'traiteur, nourriture, repas, dîner, lunch, déjeuner, café, boissons, rafraîchissements, collation, pause, régime, végétarien, végane, casher, halal, allergie, gluten, manger', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('accessibility', 'fr',
  'Vos établissements sont-ils accessibles ?',
  'Indiquez-nous sous « Besoins particuliers » ce qu’il faut à chaque participant, par exemple un accès de plain-pied, une place adaptée ou l’interprétation en langue des signes. L’équipe vous précisera ce que l’établissement peut offrir avant de confirmer votre réservation.',
  'accessibilité, accessible, fauteuil roulant, handicap, mobilité réduite, ascenseur, rampe, malentendant, sourd, aveugle, chien d’assistance', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('parking-and-transport', 'fr',
  'Y a-t-il du stationnement, et comment s’y rendre ?',
  'Le stationnement et les transports varient d’un établissement à l’autre : veuillez vous renseigner auprès de l’équipe de celui qui vous intéresse, ou au +1 (416) 555-0100. La page « Établissements » donne chaque adresse.',
  'stationnement, stationner, voiture, auto, garage, transport, métro, autobus, train, aéroport, taxi, se rendre, hôtel', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('languages-and-interpretation', 'fr',
  'Dans quelles langues travaillez-vous, et offrez-vous l’interprétation ?',
  'Vous pouvez réserver en français, en anglais ou en espagnol ; Montréal vous sert en français et en anglais, et Miami est multilingue. L’interprétation simultanée ou consécutive et l’interprétation en langue des signes peuvent être demandées avec la réservation, dans la langue que vous indiquez.',
  'langue, langues, interprétation, interprète, traduction, traducteur, simultanée, consécutive, langue des signes, lsq, français, espagnol, anglais, bilingue, parlez français', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('services', 'fr',
  'Quels services offrez-vous ?',
  'Nous offrons l’arbitrage commercial, le règlement de différends en investissement, la médiation internationale, l’expertise décisoire, les audiences virtuelles, l’examen de documents, la sténographie judiciaire et la gestion de dossiers, ainsi que des salles pour tenir vos procédures. Dites-moi ce que vous envisagez et je préparerai une demande de réservation avec vous.',
  'services, que faites-vous, qu’offrez-vous, offrez, types de procédures, sortes de procédures, examen de documents, gestion de dossiers, différends en investissement, interrogatoire, procès, aidez', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('about-us', 'fr',
  'Qui êtes-vous, et quelle est votre expérience ?',
  'Concord offre des salles d’arbitrage, de médiation et d’audience. Nous comptons 30 ans d’expérience, avons accueilli plus de 80 000 procédures et servons plus de 4 500 cabinets d’avocats.',
  'qui êtes-vous, à propos, entreprise, expérience, années, histoire, réputation, fondée, combien de procédures, cabinets d’avocats, clients', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('talk-to-a-person', 'fr',
  'Puis-je parler à une personne ?',
  'Oui. Appelez-nous au +1 (416) 555-0100 ou écrivez à info@concord.example ; ce que vous avez saisi ici est conservé.',
  'parler à une personne, humain, parler à quelqu’un, agent, vraie personne, téléphone, numéro de téléphone, appeler, contact, coordonnées, joindre, adresse courriel, représentant, rappeler', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('how-to-book', 'fr',
  'Comment puis-je réserver ?',
  'Je peux préparer la demande avec vous ici : il me faut le type de procédure, le mode (en personne, à distance ou hybride), votre nom, votre courriel et votre téléphone, et une brève description de l’affaire. Vous pouvez aussi utiliser le formulaire rapide, qui prend environ 2 minutes, ou le formulaire détaillé.',
  'comment réserver, réserver, réservation, faire une réservation, demande de salle, étapes pour réserver, quels renseignements, réservation rapide, formulaire détaillé', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('prices', 'fr',
  'Quels sont vos tarifs ?',
  'Les frais dépendent de la salle, de la durée de la procédure et des services demandés ; nous n’en publions donc pas ici : une soumission vous est transmise après l’appel de l’équipe. L’envoi d’une demande n’exige aucun paiement, et vous pouvez aussi appeler au +1 (416) 555-0100.',
  'prix, coût, tarif, tarifs, frais, honoraires, soumission, devis, estimation, combien ça coûte, combien, cher, budget, taux, rabais', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('response-time', 'fr',
  'En combien de temps répondez-vous ?',
  'Nous communiquons avec vous dans les 2 heures suivant une réservation rapide, et nous étudions une demande de réservation détaillée dans les 24 heures.',
  'délai de réponse, rapidement, vite, quand répondez-vous, quand rappelez-vous, quand aurai-je une réponse, combien de temps réponse, réponse, répondre, attente, aurai des nouvelles', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('after-submitting', 'fr',
  'Que se passe-t-il après l’envoi de ma demande ?',
  'Votre demande est reçue et un numéro de référence vous est attribué ; elle n’est pas encore confirmée. Notre équipe vous appelle pour régler les détails et la soumission, puis vous avise lorsque la réservation est confirmée.',
  'que se passe-t-il ensuite, après l’envoi, une fois envoyée, après avoir envoyé, prochaines étapes, suite, confirmée, confirmation, ma réservation est-elle confirmée, statut de ma demande, numéro de référence', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('cancel-or-change', 'fr',
  'Puis-je annuler ou modifier une réservation ?',
  'Oui. Utilisez le lien de votre page de confirmation ou appelez au +1 (416) 555-0100 avec votre numéro de référence ; pour une annulation, nous vous en demandons le motif. L’équipe vous dira si les conditions de votre soumission prévoient des frais.',
  'annuler, annulation, modifier, modification, changer, reporter, remettre, remise, déplacer, autre date, remboursement, retirer, réglé, frais d’annulation, annuler sans frais', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('durations', 'fr',
  'Combien de temps durent une demi-journée et une journée complète ?',
  'Une demi-journée compte 3,5 heures et une journée complète, 7 heures ; une réservation prolongée va de l’heure de début à l’heure de fin que vous choisissez, avec au moins 3,5 heures entre les deux. Vous pouvez réserver un seul jour, des jours consécutifs ou des jours distincts.',
  'durée, combien de temps, demi-journée, journée complète, journée entière, prolongée, minimum, combien d’heures, plusieurs jours, jours consécutifs', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('urgent-bookings', 'fr',
  'Acceptez-vous les réservations urgentes ?',
  'Oui. Une réservation rapide peut porter la mention « Standard » (5 à 10 jours ouvrables), « Urgent » (1 à 3 jours ouvrables) ou « Urgence extrême » (le jour même ou le lendemain), et nous communiquons avec vous dans les 2 heures. L’équipe vous confirme si une salle est libre à votre date.',
  'urgent, urgence, dernière minute, court préavis, le jour même, le lendemain, demain, aujourd’hui, au plus tôt, dès que possible, combien de temps à l’avance, préavis', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('payment', 'fr',
  'Qui paie, et à quel moment ?',
  'Sauf indication contraire, la partie qui réserve assume la totalité des frais ; ils peuvent aussi être partagés à parts égales, répartis proportionnellement entre les avocats qui interrogent, ou réglés autrement. Aucun paiement n’est prélevé à l’envoi d’une demande, et les modalités accompagnent votre soumission.',
  'paiement, payer, facture, facturation, qui paie, partager les frais, partage des frais, dépôt, acompte, carte de crédit, responsabilité financière, 50/50, moitié chacun, chèque', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-mediation', 'fr',
  'Qu’est-ce que la médiation ?',
  'La médiation est une négociation conduite par un tiers impartial, le médiateur, qui aide les parties à conclure leur propre entente et ne tranche pas le différend. À défaut d’entente, les parties conservent leurs autres recours.',
  'médiation, qu’est-ce que la médiation, médiateur, médiatrice, comment fonctionne la médiation, rôle du médiateur, caucus', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-arbitration', 'fr',
  'Qu’est-ce que l’arbitrage ?',
  'Dans l’arbitrage, les parties soumettent leur différend à un arbitre unique ou à un tribunal arbitral dont elles ont convenu, qui entend la preuve et tranche par une sentence. Pour savoir si une sentence vous lie et de quelle façon, consultez votre avocat.',
  'arbitrage, qu’est-ce que l’arbitrage, sentence, sentence arbitrale, contraignant, obligatoire, exécutoire, tribunal arbitral, arbitre unique, décision de l’arbitre finale, décision de l’arbitre définitive', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('mediation-or-arbitration', 'fr',
  'Quelle est la différence entre la médiation et l’arbitrage ?',
  'En médiation, ce sont les parties qui décident : le médiateur les aide à s’entendre. En arbitrage, c’est l’arbitre qui décide, après avoir entendu les parties. Pour savoir laquelle de ces voies convient à votre différend, consultez votre avocat.',
  'différence entre médiation et arbitrage, médiation ou arbitrage, lequel choisir, laquelle choisir', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('expert-determination', 'fr',
  'Qu’est-ce que l’expertise décisoire ?',
  'Dans l’expertise décisoire, les parties soumettent une question précise, souvent technique ou d’évaluation, à un expert indépendant du domaine, qui la tranche. Elle se réserve chez nous comme toute autre procédure.',
  'expertise décisoire, détermination par expert, expert, expertise, détermination, expert technique, évaluation', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('arbitrators', 'fr',
  'Qui sont vos arbitres ?',
  'La page « Notre liste d’arbitres » présente nos arbitres. Dans un dossier géré chez nous, un administrateur désigne un arbitre qualifié ; si vous pensez à quelqu’un, nommez cette personne dans votre demande.',
  'arbitre, arbitres, liste d’arbitres, vos arbitres, choisir un arbitre, nommer un arbitre, recommander un arbitre, trouver un médiateur, liste de médiateurs', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('confidentiality', 'fr',
  'Ce que j’écris ici est-il confidentiel ?',
  'Ce que vous écrivez sert à préparer votre propre demande de réservation ; les autres visiteurs ne peuvent le voir, et rien n’est réservé avant que vous ayez confirmé le résumé. N’inscrivez pas ici d’éléments de preuve sensibles ou couverts par le secret professionnel ; la page sur la confidentialité explique le traitement des renseignements.',
  'confidentiel, confidentialité, vie privée, renseignements personnels, mes données, données personnelles, sécurisé, sécurité, qui peut voir, qui lit, chiffré, conservé, secret professionnel, loi 25, effacer mes données', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('legal-advice', 'fr',
  'Donnez-vous des avis juridiques ?',
  'Non. Je peux expliquer nos services et préparer une réservation, mais ni moi ni Concord ne donnons d’avis juridiques ; veuillez consulter votre avocat.',
  'avis juridique, conseil juridique, conseils, êtes-vous avocat, avocat, devrais-je poursuivre, devrais-je régler, vais-je gagner, mes chances, mes droits, me représenter, prescription', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('virtual-hearings', 'fr',
  'Comment se déroulent les audiences virtuelles, et sur quelle plateforme ?',
  'Les audiences virtuelles se tiennent sur Zoom, que nous considérons comme la plateforme la plus fonctionnelle et la plus sécurisée, ou sur Microsoft Teams, avec mise en place seulement ou soutien complet. Vous pouvez fournir votre propre plateforme, mais elle peut ne pas être acceptée pour toutes les procédures, et aucune assistance ni garantie technique ne peut alors être offerte.',
  'zoom sécurisé, zoom ou teams, différence entre zoom et teams, virtuel, virtuelle, audience virtuelle, en ligne, à distance, zoom, teams, webex, plateforme, visioconférence, vidéoconférence, visio, notre propre plateforme, télétravail', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('hybrid-hearings', 'fr',
  'Une audience peut-elle être hybride, en partie en personne et en partie en ligne ?',
  'Oui. Dans une audience hybride, certains participants sont en salle et d’autres se joignent par vidéo ; la salle est équipée d’une unité de conférence de 65 pouces. Un procès se tient toutefois en personne seulement, et une salle de réunion ne se réserve pas à distance.',
  'hybride, audience hybride, en personne et virtuel, en partie à distance, certains en personne et d’autres à distance, mixte, en présence et en ligne', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('equipment', 'fr',
  'Quel équipement peut-on avoir en salle ?',
  'Vous pouvez demander une unité de conférence de 65 pouces, des moniteurs, ordinateurs portables, iPad et microphones supplémentaires, la diffusion en continu, la vidéographie juridique, une plateforme documentaire et un spécialiste de la présentation de la preuve. Au-delà de trois microphones, un technicien audiovisuel est requis.',
  'équipement, matériel, audiovisuel, écran, moniteur, projecteur, ordinateur portable, ipad, tablette, microphone, micro, unité de conférence, technicien, présentation de la preuve, diffusion, vidéographie, filmer', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('court-reporting', 'fr',
  'Offrez-vous la sténographie judiciaire et la transcription ?',
  'Oui. La transcription peut être livrée le lendemain à 9 h ou à 17 h, en 2, 3 ou 4 jours, ou dans le délai standard de 5 à 10 jours, sous forme électronique, sur papier ou les deux. La transcription en temps réel, les versions provisoires quotidiennes, le sous-titrage (CART) et la version définitive le jour même peuvent aussi être demandés.',
  'sténographie, sténographe, transcription, transcriptions, notes sténographiques, temps réel, version provisoire quotidienne, sous-titrage, cart, livraison de la transcription, deuxième copie, procès-verbal, greffier, transcription urgente', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('time-zones', 'fr',
  'Dans quel fuseau horaire les heures sont-elles indiquées ?',
  'Les heures sont celles de l’établissement : l’heure de l’Est à Toronto, à Montréal, à Miami et à Ottawa, et l’HNE toute l’année à Grand Cayman, qui n’a pas d’heure d’été. Pour une audience virtuelle, vous pouvez choisir le fuseau horaire.',
  'fuseau horaire, fuseaux horaires, hne, hae, heure de l’est, heure avancée, heure d’été, heure locale, décalage horaire', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('documents', 'fr',
  'Comment vous transmettre des documents ?',
  'Cette conversation ne reçoit pas de fichiers. Les parties à un dossier ouvrent une session et y téléversent leurs documents (PDF, Word, JPEG ou PNG, jusqu’à 10 Mo chacun) ; pour une réservation, écrivez à info@concord.example en indiquant votre numéro de référence.',
  'document, documents, téléverser, fichier, fichiers, joindre, pièce jointe, envoyer des documents, pdf, pièces, preuves, mémoire, taille du fichier, déposer', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('opening-hours', 'es',
  '¿Cuál es su horario de atención?',
  'Atendemos de lunes a viernes: Toronto y Montreal de 7:00 a 19:00; Miami de 8:00 a 18:00; Gran Caimán de 8:00 a 17:00. Las horas son las del Este; Gran Caimán mantiene la hora EST todo el año. Si necesita otra hora, indíquelo en su solicitud y el equipo le dirá qué es posible.',
  'horario de atención, horario, hora, abren, abierto, cierran, cerrado, cierre, fin de semana, sábado, domingo, feriado', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('locations', 'es',
  '¿Dónde están ubicados?',
  'Nuestras oficinas están en Toronto y Montreal (Canadá), Miami (Estados Unidos) y Gran Caimán (Islas Caimán), y trabajamos con una sede asociada en Ottawa. La página «Sedes» indica la dirección, el teléfono y el horario de cada oficina.',
  'ubicación, ubicados, dirección, oficina, oficinas, sede, sedes, ciudad, ciudades, dónde están, dónde quedan, encontrarlos, mapa', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('rooms-and-capacity', 'es',
  '¿Qué salas tienen y para cuántas personas?',
  'Toronto: 15 salas, de 6 a 200 participantes; Montreal: 12 salas, de 4 a 150 participantes; Miami: 10 salas, de 4 a 120 participantes; Gran Caimán: 8 salas privadas. Las salas pueden disponerse para un interrogatorio, como sala de tribunal, en U o como sala de juntas, y pueden solicitarse salas auxiliares.',
  'sala, salas, sala de audiencias, capacidad, tamaño, asientos, personas, participantes, caben, aforo, grande, pequeña, disposición, distribución, sala privada, sala auxiliar, sala de juntas, en u', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('venue-services', 'es',
  '¿Qué incluye una sala en Toronto u Ottawa?',
  'En Toronto se incluyen la conserjería, bebidas calientes y frías, refrigerios por la mañana y por la tarde, un almuerzo completo con servicio de banquetes y Wi-Fi de alta velocidad con doble redundancia. En Ottawa se incluyen el Wi-Fi, el apoyo audiovisual en sala, el servicio de conserjería y el sistema de conferencia integrado. Para las demás ciudades, el equipo le indicará qué incluye su sala.',
  'incluido, incluye, comprende, amenidades, comodidades, conserjería, wifi, wi-fi, internet, inalámbrico, apoyo en sala, cargo adicional', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('catering', 'es',
  '¿Ofrecen servicio de alimentos y bebidas?',
  'En Toronto se incluyen bebidas calientes y frías, refrigerios por la mañana y por la tarde y un almuerzo completo. Para las demás ciudades, y para cualquier dieta o alergia, indique lo que necesita en los requisitos especiales y el equipo le responderá.',
  'catering, banquete, comida, almuerzo, desayuno, café, bebidas, refrigerio, bocadillos, dieta, vegetariano, vegano, kosher, halal, alergia, gluten, comer', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('accessibility', 'es',
  '¿Sus sedes son accesibles?',
  'Indíquenos en los requisitos especiales lo que necesita cada participante, por ejemplo acceso sin escalones, un asiento adecuado o interpretación en lengua de señas. El equipo le precisará lo que la sede puede ofrecer antes de confirmar su reserva.',
  'accesibilidad, accesible, silla de ruedas, discapacidad, movilidad reducida, ascensor, elevador, rampa, sordo, ciego, perro de asistencia', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('parking-and-transport', 'es',
  '¿Hay estacionamiento y cómo se llega?',
  'El estacionamiento y el transporte varían de una sede a otra; consulte al equipo de la sede que le interesa o llame al +1 (416) 555-0100. La página «Sedes» indica cada dirección.',
  'estacionamiento, estacionar, parqueo, aparcar, coche, auto, carro, transporte, metro, autobús, tren, aeropuerto, taxi, cómo llegar, hotel', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('languages-and-interpretation', 'es',
  '¿En qué idiomas trabajan y ofrecen interpretación?',
  'Puede reservar en español, inglés o francés; Montreal atiende en francés e inglés, y Miami es multilingüe. Con la reserva puede solicitar interpretación simultánea o consecutiva, en el idioma que indique, e interpretación en lengua de señas.',
  'idioma, idiomas, lengua, interpretación, intérprete, traducción, traductor, simultánea, consecutiva, lengua de señas, francés, español, inglés, bilingüe, hablan español', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('services', 'es',
  '¿Qué servicios ofrecen?',
  'Ofrecemos arbitraje comercial, controversias de inversión, mediación internacional, determinación pericial, audiencias virtuales, revisión de documentos, estenografía judicial y gestión de casos, además de salas para sus procedimientos. Dígame qué necesita y prepararé con usted una solicitud de reserva.',
  'servicios, qué hacen, qué ofrecen, ofrecen, tipos de procedimientos, clases de procedimientos, revisión de documentos, gestión de casos, controversias de inversión, interrogatorio, juicio, ayudan', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('about-us', 'es',
  '¿Quiénes son y qué experiencia tienen?',
  'Concord ofrece salas para arbitrajes, mediaciones y audiencias. Contamos con 30 años de experiencia, hemos acogido más de 80 000 procedimientos y atendemos a más de 4500 despachos de abogados.',
  'quiénes son, acerca de ustedes, empresa, experiencia, años, trayectoria, reputación, fundada, cuántos procedimientos, despachos, bufetes, clientes', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('talk-to-a-person', 'es',
  '¿Puedo hablar con una persona?',
  'Sí. Llame al +1 (416) 555-0100 o escriba a info@concord.example; lo que ha indicado aquí se conserva.',
  'hablar con una persona, humano, hablar con alguien, agente, persona real, teléfono, número de teléfono, llamar, contacto, contactarlos, correo electrónico, representante, comunicarme, asesor', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('how-to-book', 'es',
  '¿Cómo puedo reservar?',
  'Puedo preparar la solicitud con usted aquí: necesito el tipo de procedimiento, la modalidad (presencial, virtual o híbrida), su nombre, correo y teléfono, y una breve descripción del caso. También puede usar el formulario rápido, que toma unos 2 minutos, o el formulario detallado.',
  'cómo reservar, reservar, reserva, hacer una reserva, solicitar una sala, pasos para reservar, qué datos necesitan, reserva rápida, formulario detallado', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('prices', 'es',
  '¿Cuáles son sus precios?',
  'Las tarifas dependen de la sala, de la duración del procedimiento y de los servicios solicitados, por lo que aquí no se publican: recibirá una cotización después de la llamada del equipo. Enviar la solicitud no exige ningún pago, y también puede llamar al +1 (416) 555-0100.',
  'precio, precios, costo, tarifa, tarifas, honorarios, cotización, presupuesto, cuánto cuesta, cuánto, caro, cobran, descuento', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('response-time', 'es',
  '¿En cuánto tiempo responden?',
  'Nos comunicamos con usted dentro de las 2 horas siguientes a una reserva rápida y revisamos una solicitud de reserva detallada dentro de las 24 horas.',
  'tiempo de respuesta, qué tan rápido, cuándo responden, cuándo contestan, cuándo me llaman, cuánto tardan, tardan, respuesta, responder, espera, tendré noticias', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('after-submitting', 'es',
  '¿Qué pasa después de enviar mi solicitud?',
  'Su solicitud queda recibida y se le asigna un número de referencia; todavía no está confirmada. Nuestro equipo le llama para acordar los detalles y la cotización, y después le avisa cuando la reserva queda confirmada.',
  'qué pasa después, después de enviar, una vez enviada, próximos pasos, siguientes pasos, confirmada, confirmación, está confirmada mi reserva, estado de mi solicitud, número de referencia', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('cancel-or-change', 'es',
  '¿Puedo cancelar o cambiar una reserva?',
  'Sí. Use el enlace de su página de confirmación o llame al +1 (416) 555-0100 con su número de referencia; para una cancelación le pedimos el motivo. El equipo le dirá si las condiciones de su cotización prevén algún cargo.',
  'cancelar, cancelación, anular, cambiar, cambio, modificar, reprogramar, aplazar, posponer, mover la fecha, otra fecha, reembolso, retirar, cargo por cancelación, cancelar sin costo', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('durations', 'es',
  '¿Cuánto duran medio día y un día completo?',
  'Medio día equivale a 3,5 horas y un día completo a 7 horas; una reserva extendida va de la hora de inicio a la hora de término que usted elija, con al menos 3,5 horas entre ambas. Puede reservar un solo día, días consecutivos o días separados.',
  'duración, cuánto dura, medio día, media jornada, día completo, jornada completa, extendida, mínimo, cuántas horas, varios días, días consecutivos', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('urgent-bookings', 'es',
  '¿Aceptan reservas urgentes?',
  'Sí. Una reserva rápida puede marcarse como Estándar (5 a 10 días hábiles), Urgente (1 a 3 días hábiles) o Emergencia (el mismo día o el siguiente), y nos comunicamos con usted dentro de las 2 horas. El equipo le confirma si hay una sala libre en su fecha.',
  'urgente, urgencia, emergencia, última hora, con poca anticipación, el mismo día, al día siguiente, mañana mismo, hoy mismo, cuanto antes, con cuánta anticipación, antelación', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('payment', 'es',
  '¿Quién paga y cuándo?',
  'Salvo indicación en contrario, la parte que reserva asume la totalidad de los gastos; también pueden compartirse por mitades, repartirse en proporción entre los abogados que interrogan o acordarse de otro modo. No se cobra nada al enviar la solicitud, y las condiciones acompañan a su cotización.',
  'pago, pagar, factura, facturación, quién paga, dividir los gastos, compartir los gastos, depósito, anticipo, tarjeta de crédito, responsabilidad financiera, 50/50, mitad cada uno, cheque', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-mediation', 'es',
  '¿Qué es la mediación?',
  'La mediación es una negociación conducida por un tercero imparcial, el mediador, que ayuda a las partes a alcanzar su propio acuerdo y no resuelve la controversia. Si no hay acuerdo, las partes conservan sus demás vías.',
  'mediación, qué es la mediación, mediador, mediadora, cómo funciona la mediación, papel del mediador', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('what-is-arbitration', 'es',
  '¿Qué es el arbitraje?',
  'En el arbitraje, las partes someten su controversia a un árbitro único o a un tribunal arbitral convenido por ellas, que recibe las pruebas y resuelve mediante un laudo. Si un laudo le obliga y de qué modo debe consultarlo con su abogado.',
  'arbitraje, qué es el arbitraje, laudo, vinculante, obligatorio, tribunal arbitral, árbitro único, decisión del árbitro definitiva, decisión del árbitro final', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('mediation-or-arbitration', 'es',
  '¿Cuál es la diferencia entre la mediación y el arbitraje?',
  'En la mediación deciden las partes: el mediador las ayuda a llegar a un acuerdo. En el arbitraje decide el árbitro, después de oír a las partes. Para saber cuál conviene a su controversia, consulte a su abogado.',
  'diferencia entre mediación y arbitraje, mediación o arbitraje, cuál elegir, cuál conviene', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('expert-determination', 'es',
  '¿Qué es la determinación pericial?',
  'En la determinación pericial, las partes someten una cuestión precisa, a menudo técnica o de valoración, a un perito independiente en la materia, que la decide. Puede reservarse con nosotros como cualquier otro procedimiento.',
  'determinación pericial, determinación por experto, experto, peritaje, perito, determinación, valuación, dictamen', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('arbitrators', 'es',
  '¿Quiénes son sus árbitros?',
  'La página «Nuestra lista de árbitros» presenta a nuestros árbitros. En un caso gestionado con nosotros, un administrador asigna un árbitro calificado; si tiene a alguien en mente, indíquelo en su solicitud.',
  'árbitro, árbitros, lista de árbitros, sus árbitros, elegir un árbitro, nombrar un árbitro, designar un árbitro, recomendar un árbitro, encontrar un mediador, lista de mediadores', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('confidentiality', 'es',
  '¿Es confidencial lo que escribo aquí?',
  'Lo que escribe sirve para preparar su propia solicitud de reserva; los demás visitantes no pueden verlo y nada se reserva hasta que usted confirme el resumen. No incluya aquí pruebas delicadas ni información amparada por el secreto profesional; la página de privacidad explica el tratamiento de los datos.',
  'confidencial, confidencialidad, privacidad, datos personales, mis datos, seguro, seguridad, quién puede ver, quién lee, cifrado, guardan, secreto profesional, borrar mis datos', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('legal-advice', 'es',
  '¿Dan asesoría jurídica?',
  'No. Puedo explicar nuestros servicios y preparar una reserva, pero ni yo ni Concord damos asesoría jurídica; consulte a su abogado.',
  'asesoría legal, asesoría jurídica, consejo legal, consejo jurídico, es usted abogado, abogado, debo demandar, voy a ganar, mis posibilidades, mis derechos, representarme, prescripción', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('virtual-hearings', 'es',
  '¿Cómo funcionan las audiencias virtuales y en qué plataforma?',
  'Las audiencias virtuales se celebran en Zoom, que consideramos la plataforma más funcional y segura, o en Microsoft Teams, con configuración únicamente o con apoyo completo. Puede aportar su propia plataforma, pero podría no estar disponible para todos los procedimientos y en tal caso no podemos ofrecer asistencia ni garantía técnica.',
  'zoom seguro, zoom o teams, diferencia entre zoom y teams, virtual, audiencia virtual, en línea, a distancia, remoto, remota, zoom, teams, webex, plataforma, videoconferencia, videollamada, nuestra propia plataforma', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('hybrid-hearings', 'es',
  '¿Puede una audiencia ser híbrida, en parte presencial y en parte en línea?',
  'Sí. En una audiencia híbrida unos asisten en la sala y otros se conectan por video; la sala se equipa con una unidad de conferencia de 65 pulgadas. Sin embargo, un juicio se celebra solo en forma presencial y una sala de juntas no puede reservarse en modalidad virtual.',
  'híbrido, híbrida, audiencia híbrida, presencial y virtual, en parte a distancia, unos presenciales y otros a distancia, mixta, semipresencial', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('equipment', 'es',
  '¿Qué equipo puede haber en la sala?',
  'Puede solicitar una unidad de conferencia de 65 pulgadas, monitores, computadoras portátiles, iPad y micrófonos adicionales, transmisión en vivo, videografía legal, una plataforma de documentos y un especialista en presentación de pruebas. Con más de tres micrófonos se requiere un técnico audiovisual.',
  'equipo, equipos, audiovisual, pantalla, monitor, proyector, computadora, portátil, ipad, tableta, micrófono, unidad de conferencia, técnico, presentación de pruebas, transmisión, videografía, filmar', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('court-reporting', 'es',
  '¿Ofrecen estenografía judicial y transcripciones?',
  'Sí. La transcripción puede entregarse al día siguiente a las 9:00 o a las 17:00, en 2, 3 o 4 días, o en el plazo estándar de 5 a 10 días, en formato electrónico, impreso o ambos. También pueden solicitarse la transcripción en tiempo real, borradores diarios, subtitulado (CART) y versiones definitivas el mismo día.',
  'estenografía, estenógrafo, estenógrafa, taquigrafía, taquígrafo, taquígrafa, transcripción, transcripciones, tiempo real, borrador diario, subtitulado, subtítulos, cart, entrega de la transcripción, segunda copia, acta, transcripción urgente', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('time-zones', 'es',
  '¿En qué zona horaria se indican las horas?',
  'Las horas son las de la sede: la hora del Este en Toronto, Montreal, Miami y Ottawa, y EST todo el año en Gran Caimán, que no tiene horario de verano. Para una audiencia virtual puede elegir la zona horaria.',
  'zona horaria, huso horario, zonas horarias, est, edt, hora del este, horario de verano, hora local, diferencia horaria', 0);
INSERT INTO faq_texts (faq_id, locale, question, answer, keywords, rewritten) VALUES ('documents', 'es',
  '¿Cómo les envío documentos?',
  'Esta conversación no recibe archivos. Las partes de un caso inician sesión y los suben allí (PDF, Word, JPEG o PNG, hasta 10 MB cada uno); para una reserva, escriba a info@concord.example e indique su número de referencia.',
  'documento, documentos, subir, cargar, archivo, archivos, adjuntar, adjunto, enviar documentos, pdf, anexos, pruebas, escrito, tamaño del archivo, presentar documentos', 0);
