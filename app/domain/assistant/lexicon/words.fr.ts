/** French words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `tools/words`; not written by hand. */
import type { Words } from "./words.ts";

export const fr: Words = {
  frequent: `
  actions ai ainsi alors annee annees ans apres as au aussi autres aux avait avant avec avez avoir belge benefice bien bon ca
  cas ce cela ces cette chez chose comme comment commune compte contre cours dans de depuis dernier des deux dire dit doit donc
  dont du effet egalement elle en encore entre entreprises equipe es est et etait etat etats ete etre exemple faire fait famille
  faut fin fois francais francs fut grand grande groupe guerre hausse histoire ici il ils jamais je jean jusqu juste la le les
  leur leurs lieu lors lui ma maintenant mais marche me meme merci milliards millions moi moins mois mon monde mort ne niveau
  nom non nord notamment notre nous nouveau nouvelle oh on ont ou oui par paris partie pas pays pendant peu peut peux place plus
  plusieurs pour pourquoi premier premiere prix produits puis quand que quelques qui quoi region reste rien sa saint sais saison
  sans se secteur selon sera ses si societe soit son sont sous sud suis suite sur taux te temps terme the toi ton toujours tous
  tout toute travail tres trois trop tu un une va vais vers veux ville voir votre vous vraiment
`,
  current: `
  acheter activite activites actuel actuelle administration afin age aider air ait album americain ami amis amour annonce argent
  armee arrete arreter arriver art arts atteint attendre attends attention auteur avaient avais ayant baisse bas bataille bebe
  belges belle ben benefices biographie bois bons boulot britannique but campagne canton capitaine capitale car carriere
  ceinture cependant cet chacun champion championnat championnats chanson chateau chef cherie chiffre chiffres classement
  communaute communes communication competition comte conditions confiance connu conserver consommation constitue construit
  contraire corps coup coupe creation creee creer crise croire croissance culture davantage dehors depart departement derriere
  developpement devenir devez devient devraient dieu difference difficile dirait direction dis division dix docteur doivent
  domaine donnees double doute dur eau economique ecoute edition eglise elections elements elu empire enfant enfants ensuite
  epoque epouse espece especes essaie estime etant etc euh europeen europeenne europeennes europeens eux existe facon fais fax
  femme femmes fer fete feu filiale fille filles film films fils financier financiers fonction font football formula fort forte
  fou franc frere gamme garcon gare gars gauche generalement gens geographie grace habitants haute hein historique homme hommes
  hui ile importante interieur investissements investisseurs jacques japon jeu jeune jeunes jeux joue jouer joueur journal lac
  laisser largement ligue lire loi loin longtemps lorsqu lorsque louis mai mal malgre maman manger maniere mari mariage marie
  marketing marque maximum mec meilleur mer merde mere mes mesure met militaire milliard minimum ministre mis mondiale montant
  mourir mouvement moyen moyens musee musique nationale nee net nombreuses nombreux nos nouveaux obligations obtient occasion
  outre pages papa parc parents parfois parmi parti participe passer payer peine pensais pense penses pere periode permet permis
  perte peur peuvent pierre plein plupart politique politiques pont population portefeuille possede possibilite pourra pourtant
  pouvoir present presente presque pret prie principalement principe production professeur propose public publie putain qualite
  quartier realise realiser realite recherche recoit regardez rejoint remporte rendement rendre reprise reseau restent rester
  resultat resultats revanche revenus risque riviere robert roi roman rouge route rue sainte sait sang sante savais savez scene
  securite sens serie seul situation six sociale soient sois sorti sortir souvent souviens strategie suffit suisse systeme
  tandis tant technologie tel tellement tendance termes terre territoire tes tiens tomber tour toutefois train travaux travers
  trimestre trouver truc tue tuer utilise valeur valeurs vas vaut vendre venez venu veritable verite via victoire vie vieux
  village vivre voici voila voire vois voit voiture vos voulait vue yeux
`,
  own: `
  abord abords about abrege abregee abregees absent absente absentee absentees absentes absents absolue absolument accelere
  accepta acceptas acceptation accepte acceptee acceptees acceptent accepter acceptes acceptez acception accessible accessibles
  accession accident accidents accommodations accord accords achat achats achete achetee achetees achetes acheteur acheteurs
  action actionnaire actionnaires actuellement additionnel additionnelle additionnelles additionnels adieu adjoint adjointe
  adjointes adjoints adjudication administratif administratifs administrative administratives adresse adressee adressees
  adresses adverse adverses affaire affaires affichage affidavit affilee affirmatif agent agents agis agissant agissons agit
  agree agreee agreees agrees agregation agrege aide aides ailleurs aime aimer aimerai aimerais aimerait aimerions aimes ajout
  ajoute ajoutee ajoutees ajouter ajoutes ajoutez ajouts ajuster albanais albanaise alberta ales allemand allemande allemandes
  allemands aller allers allez allo allons amenage amenagee amenagees amenagement amenagements americaine americaines ames
  amiable ancien ancienne anciennes anciens anglais anglaisa anglaisas anglaise anglaisee anglaisees anglaises animateur
  animateurs annual annuelle annuelles annule annules annulez ante anterieur anterieure anterieures anterieurs aout appareil
  appareils appel appelant appelante appelantes appele appeler appeles appelez appelle appelles appelons appels appoint approuve
  approuvee approuvees approuves appui appuis april arabe arabes arbitra arbitrage arbitrages arbitral arbitrale arbitrales
  arbitras arbitrates arbitre arbitree arbitrees arbitrer arbitres arrange arrangement arrangements arretee arretees arriere
  arrieres arrive arrivee arrivees arrives article articles artificielle artificielles assemblee assemblees assez assise assises
  assistance assistant assistante assistantes association associations associe associee associees associes assume assumerons
  assumons assurance assurances assureur atelier ateliers attenantes attendez attente attentes aucun aucune aucunement aucunes
  audience audiences audio aujourd aura aurai aurais aurait auras auriez aurions aurons autant automne autorite autorites autour
  autre autrement avance avancee avancees avances avenue avenues avis avocat avocate avocates avocats avons avril bail bande
  bandes banque banques barreau base basee basees bases basse basses batiment batiments baux beau beaucoup bengali besoin
  besoins biens bientot bilingue black blanc blancs blesse blessee blessees blesses bloque bloques bonjour bonne bonnes bonsoir
  booker boulevard boutique boutiques break brevets bris brouillon brouillons building bureau bureaux business cabinet cabinets
  cache caches cadre cadres cafe cafes caiman caimans calgary canada canadien canadiens candidate capacite capacites capital
  captation captions cartable carte cartes case cases casher cassette cassettes caste castes caucus causa cause causes ceci
  celle celles cellulaire cellulaires celui cent central centrale centrales centraux centre centree centrees centres cents
  certain certaine certainement certaines certains certifie certifiee certifiees certifies ceux chaine chaines chambre chambres
  champ champs chance chances change changement changements changer changes changez chantier chantiers chaque char charge
  charges chars chat chats chemin chemins cher cherche chercher cherches cherchons chere cheres chers cheval chien chiens china
  chinois chinoise chinoises choisie choisies choix choses ciao cinq cinquante circuit circuits civil civile civiles civils
  classe classes clause clauses client cliente clientele clienteles clientes clients clip clips close club clubs code codes
  coentreprise college colleges collegiale collegiales collegue collegues combien comite comites commande commandee commandees
  commander commandes commandite commencant commence commencee commencees commencement commencer commences commerce commerces
  commercial commerciale commerciales commission commissions common communiquer communiquez compagnie compagnies compile
  compilee compilees compiles complet completa completas complete completee completees completement completent completer
  completes complets compliment compliments composition compositions comprend comprendre comprends compris compromissoire
  compter comptes comput concernant concerne concernes conclu conclue conclues concurrence conference conferences confidentiel
  configuration configurations confirmas confirmation confirme confirmee confirmees confirment confirmer confirmes conflit
  conflits conforme conformes conge congedie congediee congediees congediements conges connais connaitre cons consecutif
  consecutifs consecutive consecutivement consecutives conseil conseiller conseillere conseilleres conseillers conseillez
  conseils conservez construction constructions consultation consultations contact contacta contactas contacte contactee
  contactees contacter contactera contacteras contactes contactez contacts content contents contestation contestations conteste
  contestee contestees contestent contester contestes continu continua continuation continue continuee continuees continuent
  continuer continues continuez continuons continus contractuel contractuelle contractuelles contractuels contraignant contraint
  contrainte contraintes contraints contrarias contrarie contrariee contrariees contraries contrat contrats contree contrees
  contres convention conventions conversation conversations convient coordonnates copie copies copropriete cordial cordialement
  cordiales coreen coreenne coreens corporation corporations correct correcte correctes correction corrects corrige corriger
  corrigez cote cotes coucou country couple couples cour courant courants courriel course courses court courte courtes courts
  coute couts cravate cravates cree crees creneau creneaux creole critique critiques croate croates crois cross crosse curiosite
  curiosites data date datee datees dates debut debutant debutants debute debutee debutees debutes debuts decembre decide
  decidee decidees decides decision decisionnel decisions declarantes defaire defaite defaites defend defendant defende
  defendent defenderesse defenderesses defendes defendeur defendeurs defends defense defenses definie definies definitive degat
  degats degre degres deja dejeuner delai delais delta demain demanda demande demandee demandees demandent demander demandes
  demandeur demandeurs demandez demandiez demandons demeure demeures demi demie demis depense depenses deplacer deplacez
  deponentes deponents deposants depose deposee deposees deposes deposition depositions derniere dernieres derniers deroulera
  desaccord desaccords description descriptions desire desirons desole desolee desolees desoles desormais dessus detail detaille
  detaillee detaillees detailles details determination determinations determiner deuxieme deuxiemes devant devons devrai devrais
  devrait differend differends different differente differentes differents diffus diffusee diffusion diffusions digital digitale
  dimanche dimanches diner diners direct directeur directeurs directrice directrices directs disciplinaire disciplinaires
  discipline disciplines discovery discrimination discriminations discussion discussions discuter disiez disponibilite
  disponibilites disponible disponibles dispose disposee disposees disposes disposez disposition dispositions disputa dispute
  disputes distance distances distinct distincte distinctes distinction distinctions distincts distinguee distinguees
  distribution distributions district districts dites divise diviser divises divisons divorce doctorale doctorales document
  documentaire documentaires documentas documentation documente documentee documentees documenter documentes documents dois
  dollar dollars domicilie domiciliee dommage dommages donne donner donnes dossier dossiere dossieres dossiers douze drive droit
  droits durant dure duree durees dures ebauche ebauches echanger echeance echec echecs ecole ecoles ecran ecrans ecris ecrit
  ecrits edifice edifices edit edmonton effacer effacez effectuer egal egale egales electronic electronics electronique
  electroniques eleve elevee elevees eleves elles email embauche embauchee embauchees emergency emplacement emplacements emploie
  employe employee employees employer employes employeur employeurs endroit endroits energie energies enfin engage engages
  english enquete enquetes enregistrement enregistrements enregistrer ensemble ensembles entendu entendus entente entiere
  entierement entieres entions entra entrante entree entrees entrepreneur entrepreneurs entreprise entres entretien entretiens
  entrevue entrevues enverrons envie environ environs envoi envoie envoies envoye envoyer envoyes envoyez epelle equipes erreur
  erreurs errone erronee erronees errones espagnol espagnole espagnoles espagnols espere esperes etabli etablie etablies etablis
  etablissement etablissements etage etages etaient etais etendu etendue etendues etendus etes etions etres etude etudes euro
  euros evidemment evidence exact exacte exactement exactes excellent excellents excepte excuse excuses excusez execution
  executions exemplaire exemplaires exerce exigence exigences expert expertise expertises experts expire expiree expirees
  expires explique expliquer expliquez export exposition expositions expres express expression expressions expropriation
  extended extension extensions externe externes extra extremement fabrique fabriques face faces facture factures faible faibles
  faite faites faits familiale familiales familles faudra faudrait fausse faussee faussees fausses faute fautes fauteuil
  fauteuils faux federale federales fees ferait fevrier fichier fichiers file files final finale finalement finales finaliser
  finals financial financiere financieres fines fini finis firme firmes fixe fixee fixees fixer fixes flexible flexibles floride
  fonctionne fond fondation fondations fonds force forcee forcees forces forma format formation formations formats forme formee
  formees former formes formulaire formulaires formule formules four fourni fournie fournies fournirons fournis fournisseur
  fournisseurs fournissez fournissons fours fragment fragments frais francaise francaises franchise franchises frappe frappes
  fraude fraudes french friday front fronts full furent fuseau gagner gain gains garant garantie garanties garde gardes gardez
  general generale generales genial genre genres gestion gestions gestuelle gestuelles gestuels gluten glutens google
  gouvernement gouvernements grandes grandeur grandeurs grandir grands graphe graphie graphies gratuit gratuits great grec
  grecque grecques grecs green griefs gros group groupes guide guides habile habiles habite habitent habites habituel habituelle
  habituelles habituels haine haitien harcelement haut hauts have heberge hebergee hebergees hebergerons heberges hebreu hello
  here heure heures hier hindi hiver hivers hola holdings home hongrois hongroise hopital horaire horaires hors hostile hostiles
  hotel hotels huit humain humaine humaines humains hybride hybrides hypotheque idealement idee idees ignore ignores ignorons
  iles immediatement immeuble immeubles impayees important importants importe importee importees importes imposition impossible
  imprimantes imprime imprimee imprimees imprimes incendie incendies incertain incertaine incertaines inchange inchangee
  inchangees incident incidents incluant incorpore incorporee incorporees incorpores incorrecte incorrectes indecise indecises
  index indiquer indirect indirects individuel individuels industrie industries inexacte inexactes inexecution infiniment
  information informations initial inondation inondations installation installations installe installee installees installes
  instance instances instant instantanee instants institut institution institutions instituts instruction instructions
  intelligence interface interfaces interlocuteur interlocuteurs international internationale internationales internet
  interpretariat interpretas interpretation interpretations interprete interpretee interpretees interpretent interpreter
  interpretes interrogatoire interrogatoires interrogee interrogent interroger intervenant intervenante intervenantes
  intervenants interview interviews intime intimee intimees intimes intitule intitulee intitulees intitules invite invitee
  invitees invites irait italien italienne italiennes italiens janvier japonais japonaise japonaises jaser jeudi jeudis joindre
  jour journaliere journalieres journee journees jours judiciaire judiciaires juge jugee jugees jugement jugements juges juillet
  juin juridiction juridictions juridique juridiques jusque justes justice justices khmer label labels laid laisse laisses
  laissez langage langages langue langues laquelle large larges lateral laterale laterales lateraux legal legale legales legaux
  lendemain lequel libre libres licence licences lien liens ligne lignes liste listes litige litiges live livraison livraisons
  livre livree livrees livres locale locales locataire locataires location locaux locuteur locuteurs locutrices londres long
  longe longs longue longues look louer loyer loyers lunchs lundi lundis machine machines madame magasin magasins mail mailles
  mails main mains maison maisons maitre maitres malfacons management managements manager mandarin manque manques marc marches
  mardi mardis mark marks mars match matches matchs matin matinee matins mauvais mauvaise mauvaises maya mayas media medias
  mediateur mediateurs mediation mediations mediators mediatrice mediatrices meditation meditations meeting meetings meilleure
  meilleures membre membres memes ment mention mentionne mentionner mentionnes mentions mercis mercredi mercredis mesa message
  messages mets mettez mettre miami micro microphones micros microsoft midi mieux milieu mille milles million mine mines
  ministere ministeres minus minute minutes mise mises miss mixte mixtes mobile mobiles mobilite modalite modalites mode modele
  modeles modes modification modifications modifie modifier modifies modifiez moise moitie moities moment moments monday
  moniteur moniteurs monnaie monnaies monsieur montreal more morts motion motions moyenne moyennee moyennees moyennes
  municipalite municipalites narrative national nature natures necessaire necessaires neerlandais neerlandaise neerlandaises
  negation negations negligence nenni neuf noel nombre nombree nombrees nombres nomme nommee nommees nommer nommes normal
  normale normales notaire notaires note notes notres nouvelles novembre nuit nuits numerique numeriques numero numeros objecta
  objectas objecte objectee objectees objectes objection objet objets obligatoire obligatoires obtenir occupe occupee occupees
  occupes octobre offert offerts office offices official officiel officielle officielles officiels offre offres offrez once
  ontario onze open operat operateur operateurs operation operations opinion opinions opposition oppositions oppression option
  options ordinaire ordinaires ordinateur ordinateurs ordre ordres organisation organisations organiser organisme organismes
  origine origines orthographie ottawa ouais ouest ourdou ours ourse ouvert ouverte ouvertes ouverts ouvrables pacifique
  pacifiques paie paierai paierons paies palais panel papier papiers paques para parce pardon pareil pareils parfait
  parfaitement parfaits parking parla parle parlee parlees parlent parler parles parlez part partage partageons partager
  partagerons partages parte partes participant participante participantes participants participation participations particulier
  particuliere particulierement particulieres particuliers partiellement parties partir parts passa passe passee passees passes
  payons pente pentes perdu perdus permanent permanents persan persans persona personne personnel personnels personnes petit
  petite petites petits phone phrase phrases physique physiquement physiques piece pieces pied pieds pile piles placee placees
  placement placements places plage plages plaine plaines plains plaint plainte plaintes plaisir plaisirs plait plan planifier
  plans plateforme plateformes platform pleine pleines plutot point points police polices polonais polonaise polonaises port
  portable portables portant porte porter portes ports portugais portugaise portugaises position positions possessive
  possessives possible possibles poste postes pouce pouces pourrai pourrais pourrait pourriez pourrions pourrons poursuite
  poursuites poursuivons poursuivre pouvez pouvons pratique pratiques prealable prealables precedent precedente precedentes
  precedents precise preciser precises precision precisions prefere preferee preferees preference prefererais preferes prejudice
  preliminaire preliminaires premieres premiers prend prendre prends prenez prenom prenoms preparation preparations preparatoire
  preparatoires preposee preposees preposition pres presence presentation president presidente presidents pressant pressante
  presse pressee pressees presses prets preuve preuves prevoir prevoyez principal principale principales printemps prioritaire
  priorite priorites pris prise prisee prises prive privee privees prives probleme problemes proceder procedez procedure
  procedures proces prochain prochaine prochaines prochains procureur procureurs produit produite produites prof professionnel
  professionnelle professionnelles professionnels profs programme programmer programmes projecteurs projet projets prolonge
  prolongee prolongees prolonges proportion proportionnel proportionnelle proportionnelles proportionnels proportions propos
  proposez propre propres prorata protocole protocoles province provinces provinciale provinciales provisoire provisoires
  publicite publicites puisque quant quart quarts quatre quatrieme quatriemes quebec quebecoise quel quelle quelles quelqu
  quelque quels question questionnement questions quinzaine quinze quotidien quotidiens rabais rachat radiation radiations
  raison raisons rapide rapidement rapides rappel rappele rappelee rappelees rappeler rappelez rappelle rappelles rapport
  rapports rate rates real recapitula recapitulas recapitule recapitulee recapitulees recapitules reclamation reclamations
  reclame reclamer reclamons recommence record records recours rectification rectifier rectifiez redire redites reduite reduites
  reel reelle reelles reels reference references reflexion reflexions regard regarde regarder regardes regards regie regies
  regions reglement reglementa reglementas reglementation reglementations reglemente reglementee reglementees reglementes
  reglements regler reglons regulier reguliere regulieres reguliers reinitialiser relatif relatifs relative relativement
  relatives reliee reliees relisez remercie remerciements remettez remplacer remplacez remplir rencontre rencontres rendez rendu
  rendue rendues rendus reparti repartir repartis repartons repas replacee replacees repli repond reponde repondent repondes
  repondeur repondez repondre reponds reporta reportas reporte reportee reportees reporter reporteras reports reprendre
  reprenons representa representant representante representantes representants representas representation representations
  representative representatives represente representee representees representent representer representes representons
  republique republiques requete requetes requis requise requises reservation reserve reservee reservees reserver reserves
  reservez residant resiliation resiliee resiliees resolution resolutions resoudre responsabilite responsabilites responsable
  responsables ressource ressources restaurant restaurants restee restees restes resume resumee resumees resumes resumez
  resumons retard retards retenir retention retenu retenus retour retours retrait retransmission retransmissions reunion
  reunions reussite reussites revenez revenir rever revers reversee reversees revoir ring ristourne robot robots rocheuse
  rocheuses role roles roulant roulants roumain roumaine roumains round royaume royaumes rupture ruptures russe russes sacrant
  sage sages saints saisie saisies salle salles salon salons salut salutations samedi samedis saturday sauf saut saute sautes
  sauts savoir savon savons score scores seance seances second seconda secondas seconde secondee secondees secondes seconds
  section sections sein seins self semaine semaines semble sembles seminaire seminaires senior sent sentence sentences separe
  separee separees separement separes sept september septembre serait seras serbe serbes serons seront sert service services
  servira servitude session sessions seule seulement seules short siege sieges signa signature signe signee signees signes
  simple simplement simples simultane simultanee simultanees simultanement simultanes sincerement single singles site sites
  situe situee situees situes slip sobre societes software soir soiree soirees soirs sole solide solides solo solos solution
  solutions sommaire sommaires somme sommes sonore sonores sort sorte sortes souhait souhaite souhaitee souhaiterais souhaites
  souhaitons souhaits soumettez soumettre soumis source sources soutien soutiens spanish special speciale speciales specialise
  specialises specialiste specialistes speciaux stagiaire standard standards star stars stationnement stenographe stenographes
  stenographie stenographiee stenographiees stenographies stenographiques stenotypistes stock stocks stop streaming strict
  string strings style styles succes succession successions succursale suedois suites suivant suivante suivantes suivants sujet
  sujets sunday super superieure superieures superior superiore supplementaire supplementaires supplier support supports supreme
  supremes sure surtout survenu survenue survenues survenus swahili syndicat syndicats table tableau tableaux tables tablette
  tablettes taille tailles tamil tamoul tape tapes tard tarte tartes tate tcheque tcheques technicien technicienne techniciens
  technique techniques tele teleconference telecopieur telephone telephoner telephones telephonez tell telle telles temoin
  temoins tenant tenants tenir tenue tenues terceras termina terminal terminale termine terminee terminees terminent terminer
  terrain terrains test teste testee testes tests tete tetes texte textes theatre theatres tiendra tient tiers titre titree
  titres toronto tort total totalite touchez toutes traducteur traducteurs traduction traductions traductrices traiteur trancher
  transcript transcription transcriptions transcrire transcris transcrit transforma transformas transformation transformations
  transforme transformee transformees transforment transformer transformes transmettez transmettre transmis travaille travailles
  trente trial tribunal troisieme trompe trompee trompees trompes trouve trouvee trouvees trouves turc turcs turque type types
  ukrainien ukrainienne ukrainiens union unions unique uniquement uniques unis unit unite unites universite universites urgence
  urgences urgent urgente urgentes urgents usine usines vacances vacant vacants vague vagues vancouver vegetarien vegetariens
  vendeur vendeurs vendredi vendredis vendu vendue vendues vendus venir venons vente ventes venue venues verifie verifier
  version versions versus vertu vertus veuillez veut vice vices vide video videographe videographes videographie videos vides
  viens vient vietnamien vietnamienne vietnamiens vigueur villes vingt vingts virtual virtuel virtuelle virtuellement virtuelles
  virtuels visioconference vite vivent vocal voie voies voix volontaire volontaires volontiers vont votres voudrai voudrais
  voudrait voudrions voulais voulez voulons vrai vraie vraies vrais wednesday winnipeg yiddish zero zone zones zoom
`,
  known: `
  abaisse abonnes aborde abordes abouti abouts abreges absence absences absolu absolues accedent acceleree accelerer acceleres
  acceptant acceptations acceptera acceptions accessions accorda accorde accordes ace acheta achetez acheve achevee achever
  acheves acide acides acta acte acteur actuelles actuels adieux adjudications administrations admis adresser affichages
  affidavits affilees affilie affiliee affirmatifs agee agees ages agi agir agira agissait agissent agite agrandir agregations
  agreges agresse agressee aidee aidera aiderai aiderais aiderait aidez aie aient aies aigue ail aile ailes aille ailles aimable
  aimee aimera aimez aine ainee aire aires airs ais aise albanaises albums ale aleas aligne alignes alle allee allees alles
  alliez allions alpes alto amant amas ame amen amenager amenages amer americains amiables amie amies amines amours amusee ana
  ane ange anime animer animes annales annexe annexes annonca annoncee annoncer annonces annuel annuels annulee annuler anormal
  anormale anse antes api apologies appelait appelants appelee appelees appoints apport apports appris appuie aptes arables arc
  arche arches arcs ardent are arete aride arides arme armees armes arranger arranges arret arreta arretera arretes arretez
  arrets arriva arrivera arrivez ars articules assemble assembles assis assistances assistants assiste assistent assistes
  associates associer assumer assumes assure assurer assureurs astre astres atout atouts atteindre atteinte atteintes atteints
  attend attende attendiez attendra attendu attendue attendus atteste attestes attorney attorneys audit aupres aurez auront
  auteurs automnes autorise autorises avanca avancer avancez avantage avants avenir aversion aveu aveux aviez avions axe axes
  ayez ayons bac bacon bacs bague bagues bah baie baies bailleurs bain bains baise baises baisser baissez bal balle balles
  ballons bals ban banc banco bancs bander bang banquet banquets bar barges barque barques barreaux barriere barrieres bars
  basent basques bat batailles bates batisse bats bea beat beaux bebes bec bel belles beneficie bengalis beni benne betail bete
  betes bette bilingues biographe biographies bis bit bite bites blacks ble blesser bloquee bloquer bob boire boit boivent bol
  bond bonjours bonnet bonsoirs bonte bonus boom bord bords bornes boss bosse bosses boue bouge boulet boulevards boulots bourse
  bourses bout bouts box boy boys brancher bras breakfast breaks breves brevete brin brins brise brisee britanniques brosse brut
  buildings bulle bus buse buste bustes bute buteur buts cabine cable cables cachee cachees cacher cachet cachets cachez cage
  caisse caisses cal cale came camp campagnes camps candidat candidates candidats canon cantons canyon cap cape capes capitales
  capitole capitule caps captations capte carre carreau carres carrieres cars cartables cartel carter carton casa cash casier
  casse cassee cassees casser casses catalan causas causee causees causer causses cave caves cede ceintures celas celte celtes
  cendres cense censes centaine centaines cerise certes cession chacune chair chaire chaise chaises champagne champions changea
  changee changera chansons chant chante chanter chantes chantez chants chaos chapeau chargee chargees chargement charger
  chargez charme charte chartes chas chasse chasses chateaux chefs chene cheque cheques chercha cherchee chercheur cherchez
  cheri chevre chevres chie chier chinas chine chips choisi choisir choisis choisit chope choque choux chut chute cieux cime
  cine cingle cingles cintre cire cita cite cites clan clans claque clarte classee classees classements classer cle clef cles
  clin clive clope clos closes codee codex codification codifie coeur coeurs coffre coffres cogne coin coins coke cola colle
  cols combine comete cometes comma commandeur commandites commando commandos commenca commencait commencants commencements
  commencent commencera commencerent commencez commentant commente commercant commercer commet commun communautes communications
  communique communiques communs compagne competitions complement complements completant complexe complexes complot comprendra
  comprendrez comprise compromissoires comptera compteur comptez computer computs comtes con concernait concernee concernees
  concernent conclure conclus conclut concu concue concues concurrencer concurrences concurrente conde condition cones
  confidentiels confirmant confirmations conformation conformer congedies congres connait connaitra connue connus connut
  conseille consent conserve conservee conservera conserves consommations constituee constituer constitues construite construits
  consulta conte contente contentent contenter contenu contenue contenus contes contexte contextes contient continent contingent
  continuant continuas continuations continuera contracte contracter contraignants contraignent contraires contrer copia copine
  copines coproprietes copte cor corde cordes coreennes corpus corrections corrigee corriges corse cotee cotees cou coucous
  coude coudes coule coupant coupee couper coupes coupez couplee couplet coupole coups courait courante courantes courbe courbes
  courent courir courrier couru cout coutent couter coutes couvent couvert couverte couvertes couverts couvrant crabe crache
  cran craque crea creations creees creera creme creoles crepes crete creux creve crever crie crient crier cries crime cris
  crises critiquee critiquees critiquer croie croira croise croissante croit croitre croix crosses crotte croute crue crues
  cuesta cuisse cuit cuite cuites culturel cultures cure cures dalle damage dame dames dan danger danse datas dater debat debats
  debit debits debout debuta debutent debuter decede decedee decedes decida decider decidez decisionnels decoit decors decrit
  decrits dedie defait defaits defendait defendre defendu defendue defendues defenseur defenseurs defi defie defini definir
  definis definit definitives defis dejeune dejeuners dela delire deltas demains demandant demandas demandera deme demeura
  demeurer demies demons deniers dense denses dent dents departements departs depend dependant dependent depens depenser deplace
  deplacee deplacees deplaces deporte deportee deposer depute deputee deputes der derision derive derouler derouleras desir
  desiree desirer desires desirez desirs dessous detalles detenir detention detenu detenus determine determinee determines
  detient detour dette devaient devais devait devants developpements developperent devenez devenus deviens deviez devint devions
  devise devises devoir devra devras devrez devrons dieux differences differencie difficiles diffuse diffusees diffuser diffuses
  digitales digits digne dine ding dira dirai dirais directe directes directions direz diriez disait discount disculpe discute
  discutee dise dises disposer disputas disputee disputees disputer disque distante distantes distingue distinguer distingues
  dite dits divers divine divines divisee divisees divisions divorcer divorces docteurs documentations doigt doive dom domaines
  dome domicile domiciliees domicilies domine don donna donnais donnee donnera donneur donnez dons dore doree dorees doris dors
  dort dos dot dote dotee dotees dotes doublee doubler doubles douce douces doue douee douter doutes doux doyen dresse dressee
  dressees drives droite droites drole droles dualite duc due duel dues dunes duo dura durent durer durs dus dut eaux ecarte
  ecartes echange echanges echeances economiques ecope ecoule ecouter ecoutes ecoutez ecrite ecrites edifie edifiee edifiees
  edifies edite edites editions edits efface effectue effectuee effectues effets egard egards egaux eglises elan election
  electrons element eleva elever elire elit elue elues elus embaucher embauches eme emergence emet emettre emis emises emotion
  emotions empare empirer empires emploi emploies emplois employa emportant emporte emportes encontre encre encres engagea
  engagee engagees engager engin enleve enlevee enleves enqueter enregistre enregistree enregistres entend entende entends
  entendue ententes entier entiers entrant entrantes entras entrepris entrer entretient entrez entrons envia envies envois
  envole envoler envoya envoyee envoyees epais epelles epine epique epoques epousa epousee epouser epouses epreuve epreuves
  epris equipee equipees equiper equite ere eres espace espaces espera esperer esperez essai essaies essais essaye ester estimee
  estimer estimes etablir etablit etain etale etang etape etapes etend etendre etudie etudies eue eurent eus eut evidences
  evidente evite evoque exacts excellente exceptes excuser exemples exempte exerca exercee exercer exerces exista exister
  experte expliqua expliquee expliques exporte expresse expropriations fable fabriquee fabriquees fabriquer fache facies facons
  faction factions factura faille failles faim faisons fame familial far farce fasse fasses faste fastes fauche faucon faudras
  faune federal fee fera ferai ferais feras ferie fermat ferme fermee fermees fermer fermes ferons feront ferre fetee feter
  fetes feux feves fiable fiables fiat fibre fibres fier fiere fiers fil filer filet filets filez filiales filme financer fine
  finie finir finish finit fins firent fit flacon flanc flancs fleur fleurs flood flou flute flutes flux foi foie foin foire
  folle folles fonce foncee fonctionnel fonctionner fonctionnes fonctions fonda fonde fondes fondu fonte foot for forca forcer
  foret forge forger forges formait formant formas formel formels formulee formuler fortes forts fourmis fournir fournit fous
  fout foutre fox foyer foyers fracture fractures fraise franco frappa frappee frappees frapper frappez frene freres fresque
  fret frise frites fui fuient fuis fuit fuite fulls fur fusee fute gache gage gages gagne gagnera gagnes gagnez gags gai gallo
  gamin gamins gammes gang gant garanti garantir garantis garantit garants garce garcons gardant gardee garder garee garer gares
  gates gauches gave gays gaze gel gele gemme gemmes genant gendre gene genee gener genere generes genes geniale genie genies
  geographe gerait gerant gere germinal geste gestes gin glace glacee glaces gout goute gouts gracias gracie grade grades grain
  grains grandi grandis grandit grange granges graphes gras gratis gratuite grave gre greens gres gris grise grosse groups
  guarani guere guerie guerres gui guidee guider guilde guise habille habit habitant habitats habitee habitees habiter habitez
  habits habitue habituee habituer habitues habla hache haches haies haines hair hais hait haitiens hale halles halte hante
  harcelements hardi hart hate hausses hautes hauteur haves havre heberger hebreux herbe herbes heres herite hermine hetres heu
  heurte heurts histoires historiques holding homes hommage hommages homo hongroises honore hote hotes hou hourra hum hume
  hypotheques ide ignoree ignorer ignorez importance importantes impositions impossibles imprimer incertains inchanges incite
  incitent incluait incluent incorporer inde indique indiquee indiques indirecte indirectes industriel industriels inexecutions
  infant inferieur initiale input instable instables installa installer instantane instantanees institue intelligences
  intelligente intente interet interieure interieures interieurs interne internes interpretariats interroge interrogees
  investissement investisseur inviter iode ion ions irai irais iris iront isole item ivoire ivre jan janv jasper jauge jaune
  jaunes jeans jet jetant jete jetes jets jette joie joins joint joker jonction joua jouais jouee jouera joues jouet joueurs
  jouez jouir joutes juger juif jules junte jupe jura jure jures jusques khmers kit lache laches lacs laic laide laids laine
  laissa laissee laissera lait land lande landes lard largue larme larmes larve larves las laser lasse lasting latin latins
  latter lave lecteur ledit legalement legat legation legion legs legue lei lemme lendemains lent lente lentes lents lester let
  lettre lev levant leve levee levees lever levez levre levres libere liberes licencie licencies lie lied liee liees liege lient
  lier lies lieus lieux lignee lignees ligues ligure lin linge lion lions lis lise lisse lisses lit litres lives livra livrer
  livret local locations loge loger logis loir lois longes looks lord lords lori lot loue loues loup loupe louper loups loutre
  love lueur luis lune lunes lyre mac machin macon madre mages magie maigre maire maires mairie malais male males mali malin
  malins malle mamans mamie man managers manche manches mandarins mande mange mangera manges mangez manieres manquer manquez
  mans maori marais marcher marchez marcs mare maree mares marge marges maria mariages mariee marier maries marin marine marins
  maris marne marqua marquee marquer marques marre masque masques massage masse masses mat mate maths matiere matinees mature
  matures maux max mecs median meilleurs mele meles men menage menant mene menes mens mentez menti mentionnee mentionnees menton
  menu menus meprise merdes meres merite mers mesas messager messagers mesuree mesurer mesures meta metis metre metres mette
  mettra meules meure meurs midis mien miens mil mile miles milieux militaires mimi min mince mini miniere ministres misses mit
  mitige mixite mobilise mobilites modem modere moderes modifia modifiee modifiees module modules moindre moine moines moises
  mol mole mome momes mondes mondial mondiales monitor monitors mono mont montante montants monte montent montrant montre
  montres monts moralite mord mordre mords mores morte mortes morue mot motel mots mou mourant mourra mourrai mourrais mourrait
  mouvements muchas muet muets munis mur murs mus musa musees muses musiques must nage nain naine nains nait naitre narratives
  nationales naturel naturels nees nef negligences negre negres nerf nes nette neufs nez nie niece nier niveaux noces noels noie
  noir noire noires noirs noix nombreuse nome nomma nomment noms nonce none nonne nope norme normes nota notee notees noter
  notez notion notions noue novembres noye noyer noyes nue nus objections obligataire obligataires obligation obtiens obtint
  occasions occident occupa occuper occupez oeuf offerte offertes officie officier officiers offset ohe oie olive ombre ombres
  omit onces oncle onde opens opera operant operas opere oppressions oraison ordinal ordure ordures oree ores organise organisee
  organisees organises organiste originel orme ormes orthographe orthographies oses otage otages oublie ouf ourses out output
  ouvre ozone pacte page pagus paien paiens paiera paierais paille pain pains pair paire paires pairs paix pal palace pale pampa
  pan panels panier pans pape papes papi papy paquet paquets parages parait paras parcs pardons pare parent parente parer
  parfaite parfaites pari parie parier parite parkings parlais parlait parlant parlas parlera parliez parme paroi parois parole
  paroles pars partagea partagee partagees partait partant partent partez participa participait participent participer partiel
  partiels partiez partira partis partit paru parue parues parus parut parvis passas passera passeur passez passible pat pate
  pates patrie patte pattern pattes pause pave paves payant paye payee payes payez peau peaux peigne peines peint peinte peintes
  peints peinture pelle pendants pendre pendu pensait pensant pensee pensees penser pensez perce percu percus perd perdant perde
  perds perdue perdues peres peri periodes perit perle perles permanente permanentes permets permise permit perse perses pertes
  pese peso pesos peste petard pete peurs phase phases phones pie piege pieges pierres piete pieu pieux pige piges pillage pille
  pilles pin pince pinces pipe pire pires pis pisse pisser piste pistes placa placer plaide plaie plaies plaints plaire plais
  plaise plane planifie planifiee plante plantes plants plaques plat plate plates platine plats pleins pleurs pleut plonge plu
  pneu poete poetes poing poings pointe pointes pois pole poles polo pomme pommes ponts populations porc porcs pores porque
  porta portage portait portants portee portees portefeuilles portent portera porteur portez portier porto pose posee posees
  poses posseder possibilites poster pot potable pote potes potion pots poule poules poumons pourras pourrez pourri pourrie
  pourris pourront poursuit poursuivie poursuivra pourvoir poutre pouviez pouvions pouvoirs poux pratiquee pratiquees pratiquer
  pre precedant precis prefera preferences preferer preferez prejudices prendra prendrez preniez prenons prepositions preseance
  presences presenta presentations presentee presenter presentes presents preservation preserve preservee preservees preserver
  preserves presidence presidentes pressantes pressants pressent presser presume presumee presumes prete pretes prevenez
  prevenir prevenus prevision previsions prevois prevoit prevue prevues prier priez prime primer primera primes principes
  prioritaires prisees prit priver pro procede procedent procedes processeur proches procurer productions produire professeurs
  programmee progres proie proies projetes prolonger promet promets prone pronom pronoms proposa proposee proposees proposer
  proposes proposition pros prose prouve prouvee prouver provincial publia publics publiee publier publies pubs puce puces pue
  pues puise puisse puits pull punique punis pur pure puree purent pures purs put putains quai quais qualites quarter quartiers
  quartz quebecois quebecoises questionnements quiet quinte quinzaines rable race races rachats rachete rachetee racheter rade
  rage raid raide raie raies rail rails raisin raisins rajouter rames rang ranger rappelant rappeles rappelons rappels rapporta
  rapporte rapportes rare rares rarete ras rase raser rassemblee rassemblees rat ratee rater rats ravis rayons realisa realisee
  realises realisez realisme realiste realites rebelle rebelles rebond rebonds rebours recherchee rechercher recherches
  recherchez recit reclames recois recommencer recommences recommencez recourt recteur rectifications redige rediges reduire
  reduit reduits reedites reelu reelue refaire refere regardee regi regime regimes regit regle regles regne regner regnes rein
  reine reins rejoins rejointe rejoints relais releve relevee relevees releves relie relief reliefs relier relies remercier
  remercies remerciez remette remis remords remplace remplacee remplacees remplacement remplaces rempli remplie remplis remplit
  remporta remportee remportees remporter renard renards rencontra rencontree rencontrees rencontrer rend rendant rende
  rendements rendra rends renom renoue rente rentra rentrait rentre rentree rentres renvoi renvoie renvoye renvoyer repand
  repandre reparation reparations repare repars repart repartie reparties repartit replacer replaces replie replis repondant
  repondeurs repondu reponse reponses reportes repos repose reprendra representait repris reprises requin requins reseaux
  reserva reservations residants resident residente residents resiliations ressent resta restant restera restez resultant
  retabli retablie retablissement retarde retarder retenez retentions retenue retenues retire retraite retraits reussie reussies
  reussit reve revenu revenue reves revet revetir revient revois revoit revolution revolutions ria ride riens rient riez rigueur
  rime rimes rings rire ris risquer risques risquez ristournes rit rite rites rive river rives rivieres rob robe roberts robes
  rois romain romaine romains romans rond ronde rose roses roti roue roues rouges roule roumaines rounds rousse routes rouvert
  rouverte royaute rude ruee ruelle rues rusa ruse sable sables sabre sac sachant sache saches sacs saga sai saigne saignes sain
  saine sains saintes saisi saisir saisis saisit saisons sake sala salas sale sales salins salue saluts sas sauce sauces saura
  saurai saurais saurait sauras sauriez saurons sauter sautez sauve sauves sauvez savaient savait savant saviez savions saxe
  saxon saxons scelle scenes scouts scratch seau sec secours secs secteurs securise seine sel selections selfs selle sels
  sembler semblez semis senat seniors sense sente senti separa separer serai serais serfs seria series seriez serions sermons
  serre sers servait serve servie servir serviras servit servitudes set sets seuil seuls shorts sieger sien siens sigle sigma
  signal signas signatures signer signez simule singe singes sinistre sir sire sires sise situations situer slips smart sobres
  social sociales socle softwares soi soie soif soigne soin soins sol solde soles sols sombre sombres sommet sommets sonde songe
  sonne sonner sons sors sortant sortez sortie sorties sortira sortis sortit sorts sou soucis souhaitees souhaiter souhaitez
  soul soumise soupe souper souple souples sourde souris soutient souvenu souvient speaker speakers specialisee specialisees
  specialiser specialite specialites sport sports stable stables staff stage stages stagiaires stationnements stele steles steno
  stocke stops store stratege strategies stricte stricts stylo subis succursales suce sucer sucre sue suedoise suisses suit
  suivait suive suivent superieur superieurs supplie supporte sures surf surs survecu sus sut syndical systemes tac tache taches
  taillee taillees tailler taire tais tait tale tales talon talons tamils tamouls tank tante taper tapis tara tarde tardes tare
  taree tarente tares tas tasse tata tates taudis taule taupe taxe taxes techniciennes technologies teint teinture
  teleconferences telecopieurs telephonie teles tells tels tempo tenait tendances tendant tende tendre tendu tendue tendues
  tenez tenia tenons tentant tente tentes tenu tenus terminales terminant terminas terminera termines terne terra terres terreur
  territoires testees tester tetu thermes thon tien tiendrai tiendras tigre tint tir tire tiree tirent tires tirs titrees toc
  toit toiture tombe tombee tombera tombes tombez tome tonne tonnes tons top tord torts tot totale totalise totalites touche
  touchee toucher touches tournee tournees tours touts toux trac trace tracteur traine trains trait traiter traiteurs tranche
  tranchee tranches transcrits transformant transmise transmit trappe travailla travailler travaillez travails travees traverse
  trempe tri trials tries trip troisiemes tromper trompez trou troupe troupes trous trouva trouvera trouvez trucs trust tsar tua
  tuant tube tuee tuent tuera tues tueur tuez tulle tunique turco turques tus tuteur typo ukrainiennes ultimo unes uni unie
  unies unir uns urine usage usages use user usure utilisa utilisee utiliser utilises utilisez utilite vacation vache vaches
  vain val valais valant vallons value values valut van vapeur var varie varies vase vases vaste vastes vaudra vaudrait vaux
  veau veaux vecteur vecu vecues vecut veille veillez veine venant vend vendez vends venere veniez venin vent ventre vents venus
  ver verbe verbes verifiee verifies verifiez veritables vermine verre verriere versa verse vert verte vertes verts veste vetue
  vetus veuf veuille veuilles victoires vider viendra vies vietnamiennes vif vigne vignes vigueurs villa villages vin vins vint
  viole vire virent vires vis visa vise visent vit vites vitre vitree vitres vivant vive vives vivra vivres vocale vocales
  vocation voeux vogue voient voile voiles voilure voirie voitures vol volait vole voles voleur voleurs vols vomir vote votee
  votees voter votes voudra voudras voue voulant vouliez voulions voute voutes vrac vues vus wallons won yang yard yen yens zee
  zen zeros zoo zooms zut
`,
};
