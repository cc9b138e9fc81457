import type { Terms } from "./terms.ts";

export const FR: Terms = {
  endings: /(?:ations?|ements?|trices?|teurs?|antes?|ants?|iennes?|iens?|ees?|ers?|ez|ons|ent|aux|ales?|al|es|e|s|x)$/,
  ignored:
    "a à ah assistant chat clavardage conversation message explique expliquez expliquer signifie politique soutien ai aide aider aimerais ainsi aller allez allo allons alors apres as au aucun aussi autre autres aux avait avant avec avez avoir avons bah beaucoup ben besoin bien bonjour bonsoir c c'est ca ce ceci cela celui cent ces cest cet cette ceux chaque chez chose ci comme comment curieux d dans de depuis des devez devrais dis dit dites doit dois donc donner donnez dont du elle elles en encore entre es est est-ce et etes etre eu eux existe existez existe-t-il faire fais fait faites faut font fournit hein ici il ils info infos j j'ai j'aimerais je jour l la le les leur leurs lorsque lui m ma mais me meme merci mes mettre mieux moi mon n ne ni non nos notre nous offrez on ont or ou où oui par parce pas pendant peu peut peut-etre peut-on peuvent peux plus plutot possible possibles pour pourrais pourriez pouvez pouvons pres prevoir prevu proche propose proposez pu puis puis-je puisque qu qu'est-ce quand que quel quelle quelles quelqu'un quels question qui quoi s sa sais sait sans savoir se sera ses seulement si soit sommes son sont souhaite souhaiterais suis sur svp t ta te tel tellement tes toi ton toujours tous tout toute toutes tres tu un une va vais vas vers veut veux voici voila voir vos votre voudrais voulais voulons vous vrai vraiment connaitre avez tu deux trois quatre cinq six sept huit neuf dix douze vingt trente ecris ecrire ecrit envoye envoyee envoyer envoi lire y y-a-t-il deja plait si'l s'il afin cas juste simplement etes-vous avez-vous pouvez-vous offrez-vous faites-vous voulez-vous allez-vous peut-il est-il est-elle sont-ils sont-elles puisse ont-ils va-t-il fait-il existez-vous marche fonctionne fonctionner utilise utiliser utilisez servir sert servez dispose disposez",
  empty: "combien de, combien d’, témoin expert, témoins experts",
  setting:
    "affaire appel assistance avocats batiment cabinet client clients commercial comparution conference audience audiences construction contrat date cour cause defendeur demande demandeur demanderesse differend dossier entreprise equipe immeuble instance interrogatoire interrogatoires invite juge lieu litige local locaux maitre mandat membre organisation panel partie parties participant procedure procedures reunion section semaine site standard temoin temoins tribunal",
  foreign:
    "bitcoin, blague, blagues, capitale, chanson, crypto, cuisine, film, football, foot, gagne, gateau, hockey, horoscope, instructions, loterie, match, meteo, pluie, poeme, premier, president, prompt, recette, recettes, sport, tarte, quelle heure est-il, heure est-il, quel âge, quel temps, aimes-tu, sens de la vie, pizza, python, vol, vols, blonde, chat noir, devoirs, régime minceur, capitale de, cours du, temps fait",
  subjects: {
    about:
      "expérimenté, expérimentés, qui êtes-vous, qui êtes vous, vous êtes qui, à propos de vous, expérience, années, depuis quand, histoire, réputation, fondée, combien de procédures, depuis combien",
    access:
      "accessibilité, accessible, accessibles, fauteuil roulant, fauteuil, roulant, handicap, handicapé, handicapée, mobilité réduite, mobilité, ascenseur, ascenseurs, rampe, malentendant, malentendante, boucle magnétique, boucle auditive, rez-de-chaussée, sourd, sourde, aveugle, plain-pied, escaliers, marches d’escalier, chien d’assistance, chien guide",
    advice:
      "me conseiller, conseiller sur, conseiller, avis juridique, avis juridiques, conseil juridique, conseils juridiques, conseil, conseils, conseiller juridique, êtes-vous avocat, avocat, avocate, poursuivre, gagner, gagner mon procès, mes chances, chances, mes droits, me représenter, représenter, prescription, responsable légalement",
    apart:
      "même pièce, même salle, pièces séparées, salles séparées, salle séparée, entrée séparée, entrées séparées, deux entrées, arriver séparément, attendre ailleurs, attendre à part, salle d'attente",
    after:
      "et maintenant, et après, je fais quoi maintenant, que se passe-t-il, se passe-t-il, qu’arrive-t-il, arrive-t-il, il se passe quoi, après l’envoi, après avoir envoyé, une fois envoyée, une fois la demande, une fois ma demande, après ma demande, après avoir réservé, prochaine étape, prochaines étapes, et ensuite, ensuite, confirmé, confirmée, confirmation, confirmer, statut, numéro de référence, numéro de confirmation",
    arbitration: "arbitrage, arbitrages, arbitrer, arbitral, arbitrale",
    arbitrator: "arbitre, arbitres",
    booking: "réserver, réserve, réservez, réservation, réservations, retenir une salle",
    cancel:
      "décommander, déplacer la date, annuler, annule, annulation, annulé, annulée, changer, changement, changer la date, modifier, modification, reporter, report, remettre, remise, déplacer, autre date, nouvelle date, changer de date, remboursement, rembourser, remboursable, retirer, règlement hors cour, on règle, réglé",
    capacity:
      "0 personnes, 0 participants, 0 invités, capacité, taille, grandeur, places, place assise, combien de personnes, combien de salles, pour personnes, personnes, combien de participants, accueillir, contenir, tenir, grande, grandes, petite, petites, plus grande",
    clock: "heure, commencer, début, tôt, tard",
    contact:
      "passez-moi, transférez-moi, mettez-moi en contact, parler à, parler avec, parler, humain, humaine, quelqu’un, personne, vraie personne, agent, téléphone, numéro de téléphone, numéro, appeler, contact, contacter, coordonnées, joindre, rejoindre, adresse courriel, courriel, représentant, représentante, réceptionniste, préposé",
    day: "demi-journée, demi journée, demi-journées, journée complète, journée entière, journée, journées, jour, jours",
    difference:
      "différence, différences, différent, diffère, comparer, comparaison, plutôt que, lequel, laquelle, versus, vs, choisir entre, choisir, mieux entre",
    documents:
      "document, documents, téléverser, téléversement, fichier, fichiers, taille du fichier, joindre un, joindre des, joindre le, pièce jointe, pièces jointes, pièces, pdf, preuve, preuves, mémoire, télécharger, transmettre, envoyer des, vous envoyer",
    duration:
      "0 heures, durée, dure, durent, combien dure, combien durent, dure combien, durent combien, combien d’heures, combien de temps, combien de temps dure, nombre d’heures, minimum, maximum, plusieurs jours, jours de suite, de suite, jours consécutifs, consécutifs, prolongée, prolonger",
    equipment:
      "équipement, équipements, matériel, audiovisuel, écran, écrans, moniteur, moniteurs, projecteur, ordinateur, ordinateur portable, ordinateurs, ipad, ipads, tablette, microphone, microphones, micro, micros, unité de conférence, technicien, présentation de la preuve, diffusion, vidéographie, vidéaste, filmer, téléviseur, imprimante, tableau blanc",
    expert: "expert, experts, détermination par expert, détermination, expertise, évaluation",
    food: "traiteur, nourriture, repas, dîner, lunch, déjeuner, souper, café, thé, boisson, boissons, rafraîchissements, collation, collations, pause café, régime, végétarien, végétariens, végétarienne, végane, casher, halal, allergie, allergies, gluten, manger, bouffe",
    hours:
      "noël, pâques, jour de l’an, heures d’ouverture, heures, horaire, horaires, ouvert, ouverts, ouverture, ouvrez, ouvrez-vous, ouvre, fermé, fermés, fermeture, fermez, ferme, fin de semaine, week-end, samedi, dimanche, jour férié, jours fériés, soir, soirée, quelle heure, à quelle heure, jusqu’à quelle heure, lundi",
    hybrid:
      "hybride, hybrides, mixte, en partie à distance, certains en salle, certains en personne, certains à distance, d’autres à distance, en personne et à distance, en personne et en ligne, en personne et virtuel, moitié à distance, à moitié virtuel",
    included: "inclus, incluse, incluses, comprend, compris, comprise, fourni, fournie, fournis, commodités, inclut",
    booth: "cabine, cabines, cabine d’interprète, cabines d’interprète, cabine d’interprétation, cabines d’interprétation",
    interpretation:
      "interprétation, interprète, interprètes, interprétariat, traduction, traducteur, traductrice, traduire, langue des signes, lsq, langue, langues, français, anglais, espagnol, portugais, mandarin, arabe, italien, allemand, russe, bilingue, bilingues, multilingue, simultanée",
    mediation: "médiation, fait un médiateur, fait le médiateur, rôle du médiateur, médiations, médier",
    mediator: "médiateur, médiateurs, médiatrice, médiatrices",
    parking:
      "stationnement, stationnements, stationner, parking, garer, voiture, auto, garage, transport, transports, métro, station, autobus, bus, train, aéroport, taxi, se rendre, me rendre, s’y rendre, comment y aller, hôtel, hôtels",
    payment:
      "paiement, paiements, payer, paie, paye, payé, paient, facture, factures, facturation, qui paie, partager les frais, partage des frais, partager, partage, moitié-moitié, moitié moitié, dépôt, acompte, carte de crédit, cartes de crédit, carte, cartes, chèque, virement, 50 50, responsabilité financière, assumer les frais",
    office: "ville, villes, établissement, établissements, bureau, bureaux, succursale, succursales, pays",
    place:
      "vous êtes où, quelque chose à, où êtes-vous, où êtes vous, vous êtes où, où est, où sont, où se trouve, situé, située, situés, adresse, emplacement, emplacements, itinéraire, trouver",
    platform: "zoom, teams, webex, google meet, skype, plateforme, plateformes, plate-forme",
    price:
      "prix, coût, coûts, coûte, coûtent, coûter, tarif, tarifs, tarifaire, tarification, frais, honoraires, soumission, devis, estimation, combien, combien ça coûte, grille, cher, chère, budget, taux, taux horaire, rabais, facturez, abordable",
    privacy:
      "autre partie verra, voir ce que j'écris, quelqu’un d’autre, d’autre peut lire, peut lire, lire cette, lit cette, lire mes, confidentiel, confidentielle, confidentielles, confidentialité, vie privée, privé, privée, renseignements personnels, renseignements, données personnelles, mes données, données, sécurisé, sécurisée, sécuritaire, sécurité, protégé, protégés, protégée, que faites-vous de mes, de mes données, faites-vous de mes, qui peut voir, qui peut lire, qui lit, qui voit, chiffré, conservé, conservez, secret professionnel, secret, loi 25, enregistré",
    reply:
      "m’appelez, m’appellera, délai de réponse, délai, délais, répondez, répondez-vous, répondre, répond, réponse, rappeler, rappelez, rappelez-vous, rappelle, rappel, me contacter, me contactez, contactera, recontacter, aurai des nouvelles, des nouvelles, vite, rapidement, attendre, attente, répondez en combien de temps, combien de temps pour répondre, combien de temps avant",
    room: "salle, salles, salle d’audience",
    services:
      "services, service, que faites-vous, qu’est-ce que vous faites, qu’offrez-vous, vous offrez quoi, que proposez-vous, m’aider, types de procédures, sortes de procédures, examen de documents, gestion de dossiers, investissement",
    transcript:
      "sténographie, sténographe, sténographes, transcription, transcriptions, transcrire, notes sténographiques, temps réel, version provisoire, sous-titrage, sous-titres, cart, deuxième copie, procès-verbal, greffier",
    urgent:
      "urgent, urgente, urgence, dernière minute, court préavis, préavis, le jour même, le lendemain, lendemain, demain, aujourd’hui, ce soir, au plus tôt, dès que possible, à l’avance, combien de temps à l’avance, avance, cette semaine, pressé, tout de suite",
    virtual:
      "virtuel, virtuelle, virtuelles, virtuels, en ligne, à distance, distance, visioconférence, vidéoconférence, visio, vidéo, par vidéo",
    zone: "heure de toronto, heure de montréal, heure de miami, fuseau horaire, fuseaux horaires, fuseau, fuseaux, hne, hae, heure de l’est, heure avancée, heure d’été, heure normale, heure locale, décalage, décalage horaire",
  },
};
