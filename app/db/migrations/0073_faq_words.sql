-- The French word for breakout rooms, where staff have not written that answer themselves.
UPDATE faq_texts
SET answer = replace(answer, 'des salles de repli', 'des salles de caucus'),
    keywords = replace(keywords, 'salle de repli', 'salle de caucus, salle de repli')
WHERE faq_id = 'rooms-and-capacity' AND locale = 'fr' AND rewritten = 0;
