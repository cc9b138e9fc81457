-- Numbers and hours of the Spanish answers as its pages write them, and the terms of the glossary; where staff have not written the answer themselves.
UPDATE faq_texts
SET answer = replace(answer, '3,5 horas', '3.5 horas')
WHERE faq_id = 'durations' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(replace(answer, '80' || char(160) || '000 procedimientos', '80,000 procedimientos'), '4500 despachos', '4,500 despachos')
WHERE faq_id = 'about-us' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(replace(replace(answer, 'de 7:00 a 19:00', 'de 7:00 a.m. a 7:00 p.m.'), 'de 8:00 a 18:00', 'de 8:00 a.m. a 6:00 p.m.'), 'de 8:00 a 17:00.', 'de 8:00 a.m. a 5:00 p.m.')
WHERE faq_id = 'opening-hours' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'a las 9:00 o a las 17:00', 'a las 9:00 a.m. o a las 5:00 p.m.')
WHERE faq_id = 'court-reporting' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'un administrador asigna un árbitro', 'un administrador designa a un árbitro')
WHERE faq_id = 'arbitrators' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'su propia sala de reunión privada', 'su propia sala auxiliar')
WHERE faq_id = 'separate-rooms' AND locale = 'es' AND rewritten = 0;
