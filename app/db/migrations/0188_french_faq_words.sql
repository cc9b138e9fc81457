-- The French name of the conferencing unit, as the forms have it, and two plainer sentences; where staff have not written the answer themselves.
UPDATE faq_texts
SET answer = replace(answer, 'd’une unité de conférence de 65 pouces', 'd’un système de visioconférence de 65 pouces')
WHERE faq_id = 'hybrid-hearings' AND locale = 'fr' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'une unité de conférence de 65 pouces', 'un système de visioconférence de 65 pouces')
WHERE faq_id = 'equipment' AND locale = 'fr' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'qui n’a pas d’heure d’été', 'qui ne passe pas à l’heure avancée')
WHERE faq_id = 'time-zones' AND locale = 'fr' AND rewritten = 0;
UPDATE faq_texts
SET answer = replace(answer, 'Demandez-le dans votre demande', 'Indiquez-le dans votre demande')
WHERE faq_id = 'equipment-test' AND locale = 'fr' AND rewritten = 0;
