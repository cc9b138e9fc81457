-- Our roster names mediators too, and what a mediator is is asked apart from who they are; where staff have not written the answer themselves.
UPDATE faq_texts
SET keywords = 'mediation, what is mediation, mediate, how does mediation work, role of the mediator, what does a mediator do, caucus'
WHERE faq_id = 'what-is-mediation' AND locale = 'en' AND rewritten = 0;
UPDATE faq_texts
SET keywords = 'médiation, qu’est-ce que la médiation, comment fonctionne la médiation, rôle du médiateur, que fait un médiateur, caucus'
WHERE faq_id = 'what-is-mediation' AND locale = 'fr' AND rewritten = 0;
UPDATE faq_texts
SET keywords = 'mediación, qué es la mediación, cómo funciona la mediación, papel del mediador, qué hace un mediador'
WHERE faq_id = 'what-is-mediation' AND locale = 'es' AND rewritten = 0;
UPDATE faq_texts
SET question = 'Who are your arbitrators and mediators?', answer = 'The Our Roster page presents our arbitrators and mediators. In an arbitration managed with us, an administrator assigns a qualified arbitrator; a mediator is the parties’ choice. If you have someone in mind, please name them in your request.'
WHERE faq_id = 'arbitrators' AND locale = 'en' AND rewritten = 0;
UPDATE faq_texts
SET question = 'Qui sont vos arbitres et vos médiateurs ?', answer = 'La page « Notre liste d’arbitres » présente nos arbitres et nos médiateurs. Dans un arbitrage géré chez nous, un administrateur désigne un arbitre qualifié ; le choix du médiateur appartient aux parties. Si vous pensez à quelqu’un, nommez cette personne dans votre demande.'
WHERE faq_id = 'arbitrators' AND locale = 'fr' AND rewritten = 0;
UPDATE faq_texts
SET question = '¿Quiénes son sus árbitros y mediadores?', answer = 'La página «Nuestra lista de árbitros» presenta a nuestros árbitros y mediadores. En un arbitraje gestionado con nosotros, un administrador designa a un árbitro calificado; el mediador lo eligen las partes. Si tiene a alguien en mente, indíquelo en su solicitud.'
WHERE faq_id = 'arbitrators' AND locale = 'es' AND rewritten = 0;
