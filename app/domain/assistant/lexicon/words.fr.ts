/** French words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `scripts/words.mjs`. */
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
  abbaye academie acheter acteur actifs activite activites actuel actuelle administration adore affiche age air ait album allais
  allait alle altitude americain americains ami amie amis amour analystes annonce apparait applications appris architecture
  argent arme armee arrete arreter arretez arriver arrondissement art artistes arts asteroide asteroides attaque atteindre
  atteint attention augmentation augmente aupres auteur avais aviez axe ayant baisse bancaire bas bataille bebe belges belle ben
  benefices beneficiaire biographie bizarre boire bois boulot bout bras britannique but buts calme campagne canton capitaine
  capitaux car carriere catholique ceinture celebre cependant cet champion championnat championnats chapelle chateau chef cheri
  cherie chiffre chiffres chine chute cinema cite clair classement classique coeur collaboration collection combat commun
  communaute communes communication competition compose comte concept concours confiance connu connue conserver considere
  consiste consommateur consommation constitue construit contexte controle cool corps couleur couleurs coup coupe coupon
  creation creee creer crise croire croissance croix croyais cul culture dame davantage decouvert dehors depart departement
  depute derriere devait developpe developpement developper devenir devenu devient devra devraient dieu difficile dirait
  directement dis disque divers diverses dividende division dix docteur donnees dormir doute droite drole duc dur eau economie
  economique economiques ecoute ecoutez edition education effets eglise election elections elements elu emission empereur empire
  enfant enfants enseignement entrer episode epoque epouse espace espece especes esprit essaie essaye essayer essentiellement
  estime etant etc etiez etrangers euh europeen europeenne europeennes europeens eux eveque eviter facile facon faisait faisant
  fax federation femme femmes fer fera ferai ferais festival fete feu figure fil filiale fille filles fils financier financiers
  fiscale fit fonction fonctions fonde fondee formula fort forte fortement fou fous frere gamme garcon garder gare gars gauche
  generalement gens gentil geographie grace grave habitants heureux historique historiques holding homme hommes honneur hui ile
  importante influence informatique inquiete inscrit interessant interieur investisseurs ira jack jacques japon jeu jeune jeunes
  jeunesse jeux joue jouer joueur joueurs journal kilometres lac laisser lance lancer largement lettres lieux ligue limite lit
  logiciel logiciels loi loin longtemps lorsqu louis mai maire majorite mal malade malgre maman maniere mari mariage marie
  marine marketing marque materiel mec medaille meilleur meilleurs memoire mer merde mere mes messieurs mesure mesures met
  methode metier metres meurt meurtre militaire milliard ministre mis mission moindre mondial mondiale monetaire mont montant
  montre montrer monuments morte mot moteur mourir mouvement moyen moyens musee musique nationale neanmoins nee net nettement
  nombreuses nombreux nos nouveaux nouvel objectif obligations obtient occasion occuper oeuvre oeuvres olympiques orbite oublie
  oublier outre ouvrage papa parc parents parfois parlement parmi partout passage passer patrimoine patron pauvre peau peine
  peintre pensais pense penser penses perdre pere performance performances periode permet permettant permettent permettre permis
  personnage personnages perspectives perte peur photo pierre pire plein plupart poids pont populaire population portefeuille
  pose possede possibilite possibilites potentiel pourra pourraient pourtant pouvais pouvait pouvoir presente presque pression
  pret previsions prevoit prie prime prince principalement principaux principe prison probablement processus production
  professeur profit progression protection public publics publie publique put putain qualite quartier quitte radio realise
  realiser realite recemment recherche recoit recu reduction reduire reduit regardez regime rejoint relations remporte
  rencontrer rendement rentre rentrer reponse reprise reprises reseau reseaux restent rester resultat resultats retrouve
  revanche reve revenu revenus reviens revient revolution risque risques riviere robert roi roman rouge route royal rue sac
  sainte sang sante sauver savais savez scene sciences secretaire secteurs securite seigneur selection semestre serai serais
  serie serieux siecle sinon situation six social sociale soi soient sois sol sommet sors sorti sortie sortir souviens soyez
  stade strategie structure suffit suisse suivi suivre superieur suppose surement systeme tandis tant tel television tendance
  tenu termes terre terres territoire tes tiens tomber tot totalement tour tournoi tours traite travailler travailleurs travaux
  travers trimestre troupes truc trucs tue tuer uni utilisation valeur valeurs vallee van vas vaut vendre venez venu veritable
  verite verre vert veulent via victoire vie viennent vieux village vin vins visage vivre voire vois voivodie volonte volume vos
  voulait voulu voyez voyons vue wallon wallonne yeux
`,
  own: `
  abord abordable abords about abrege abregee abregees absent absente absentee absentees absentes absents absolue absolument
  accelere accepta acceptas acceptation accepte acceptee acceptees acceptent accepter acceptes acceptez acception acces access
  accessibilite accessible accessibles accession accident accidents accommodations accompagnent accord accords accueilli
  accueillir accueillis achat achats achete achetee achetees achetes acheteur acheteurs acompte action actionnaire actionnaires
  active actives actuellement additionnel additionnelle additionnelles additionnels adieu adjoint adjointe adjointes adjoints
  adjudication administrateur administrateurs administratif administratifs administrative administratives adresse adressee
  adressees adresses adverse adverses affaire affaires affichage affidavit affilee affirmatif afin agent agents agis agissant
  agissons agit agree agreee agreees agrees agregation agrege aide aider aides aidez ailleurs aime aimer aimerai aimerais
  aimerait aimerions aimes ajout ajoute ajoutee ajoutees ajouter ajoutes ajoutez ajouts ajuster albanais albanaise alberta ales
  allemand allemande allemandes allemands aller allergie allergies allers allez allo allons amenage amenagee amenagees
  amenagement amenagements americaine americaines ames amiable ancien ancienne anciennes anciens anglais anglaisa anglaisas
  anglaise anglaisee anglaisees anglaises animal animateur animateurs annual annuelle annuelles annulation annule annuler
  annules annulez ante anterieur anterieure anterieures anterieurs antes aout appareil appareils appel appelant appelante
  appelantes appele appelee appelees appeler appeles appelez appelle appellera appelles appelons appels appoint approuve
  approuvee approuvees approuves appui appuis arabe arabes arbitra arbitrage arbitrages arbitral arbitrale arbitrales arbitras
  arbitrates arbitre arbitree arbitrees arbitrer arbitres arrange arrangement arrangements arretee arretees arriere arrieres
  arrive arrivee arrivees arrives article articles artificielle artificielles ascenseur ascenseurs assemblee assemblees assez
  assise assises assistance assistant assistante assistantes assister association associations associe associee associees
  associes assume assumer assumerons assumons assurance assurances assureur atelier ateliers attenante attenantes attend
  attendez attendre attends attente attentes aucun aucune aucunement aucunes audience audiences audio audiovisuel audiovisuels
  aujourd aura aurai aurais aurait auras auriez aurions aurons autant auto autobus automne autorite autorites autour autre
  autrement avaient avance avancee avancees avances avenue avenues aveugle aveugles avis avocat avocate avocates avocats avons
  avril ayez bail bande bandes banque banques barreau base basee basees bases basse basses batiment batiments baux beau beaucoup
  bengali besoin besoins biens bientot bilingue bilingues bill bitcoin black blague blagues blanc blancs blesse blessee blessees
  blesses blonde bloque bloques boisson boissons bonjour bonne bonnes bons bonsoir booker bouffe boulevard boutique boutiques
  break breve breves brevets bris brouillon brouillons budget budgets building bureau bureaux business cabinet cabinets cache
  caches cadre cadres cafe cafes caiman caimans calage calgary canada canadien canadiens cancel candidate capacite capacites
  capital capitale capitales captation captions cargo cargos cartable carte cartes case cases casher cassette cassettes caste
  castes caucus causa cause causes ceci celle celles cellulaire cellulaires celui cent central centrale centrales centraux
  centre centree centrees centres cents certain certaine certainement certaines certains certifie certifiee certifiees certifies
  ceux chacun chaine chaines chambre chambres champ champs chance chances change changement changements changer changes changez
  chanson chansons chantier chantiers chaque char charge charger charges chars chat chats chaude chaudes chemin chemins cheque
  cheques cher cherche chercher cherches cherchons chere cheres chers cheval chien chiens china chinois chinoise chinoises
  choisie choisies choisir choisissez choix choses ciao cinq cinquante circuit circuits civil civile civiles civils classe
  classes clause clauses client cliente clientele clienteles clientes clients clip clips close club clubs cobra code codes
  coentreprise collation collations college colleges collegial collegiale collegiales collegue collegues combien comite comites
  commande commandee commandees commander commandes commandite commencant commence commencee commencees commencement commencer
  commences commerce commerces commercial commerciale commerciales commission commissions common communiquer communiquez
  communiquons compagnie compagnies comparaison comparer comparution compile compilee compilees compiles complet completa
  completas complete completee completees completement completent completer completes complets compliment compliments
  composition compositions comprend comprendre comprends compris comprise comprises compromissoire compter comptes comptoir
  comptoirs comptons comput concernant concerne concernes concierge conciergerie conclu conclue conclues conclure concurrence
  condition conditions condo conduite conduites conference conferences confidentiel confidentielle confidentielles configuration
  configurations confirma confirmas confirmation confirme confirmee confirmees confirment confirmer confirmes conflit conflits
  conforme conformes conge congedie congediee congediees congediement congediements conges connais connaitre connecter cons
  consecutif consecutifs consecutive consecutivement consecutives conseil conseiller conseillere conseilleres conseillers
  conseillez conseils conserva conservent conservez construction constructions consultation consultations consulte consulter
  consultez contact contacta contactas contacte contactee contactees contacter contactera contacteras contactes contactez
  contacts contenir content contents contestation contestations conteste contestee contestees contestent contester contestes
  continu continua continuation continue continuee continuees continuent continuer continues continuez continuons continus
  contractuel contractuelle contractuelles contractuels contraignant contraint contrainte contraintes contraints contraire
  contraires contrarias contrarie contrariee contrariees contraries contrat contrats contree contrees contres convention
  conventions convenu conversation conversations convient coordonnates coordonnatrice copie copies copropriete cordial
  cordialement cordiales coreen coreenne coreens corporation corporations correct correcte correctes correction corrects corrige
  corriger corrigez cote cotes coucou country couple couples cour courant courants courriel course courses court courte courtes
  courts coute couts couvert couverts cran crans cravate cravates credit credits cree crees creneau creneaux creole cris
  critique critiques croate croates crois cross crosse crypto cuisine cuisines curieux curiosite curiosites data date datee
  datees dates debut debutant debutants debute debutee debutees debutes debuts decembre decide decidee decidees decides decision
  decisionnel decisions declarantes declaration defaire defaite defaites defend defendant defende defendent defenderesse
  defenderesses defendes defendeur defendeurs defends defense defenses definie definies definitive degat degats degre degres
  deja dejeuner delai delais delta demain demanda demande demandee demandees demandent demander demanderesse demanderesses
  demandes demandeur demandeurs demandez demandiez demandons demeure demeures demi demie demis depend depense depenses deplacer
  deplacez deponentes deponents deposants depose deposee deposees deposes deposition depositions derniere dernieres derniers
  deroulera desaccord desaccords description descriptions desire desirons desole desolee desolees desoles desormais dessus
  detail detaille detaillee detaillees detailles details determination determinations determiner deuxieme deuxiemes devant devez
  devis devoir devoirs devons devrai devrais devrait difference differences differend differends different differente
  differentes differents diffus diffusee diffusees diffusion diffusions digital digitale dimanche dimanches diner diners dira
  diras direct directeur directeurs direction directions directrice directrices directs diriger disciplinaire disciplinaires
  discipline disciplines discovery discrimination discriminations discussion discussions discuter disiez disponibilite
  disponibilites disponible disponibles dispos dispose disposee disposees disposes disposez disposition dispositions disputa
  dispute disputes distance distances distinct distincte distinctes distinction distinctions distincts distinguee distinguees
  distribution distributions district districts dites divise diviser divises divisons divorce doctorale doctorales document
  documenta documentaire documentaires documentas documentation documente documentee documentees documenter documentes documents
  dois doivent dollar dollars domaine domaines domicilie domiciliee dommage dommages donne donner donnes donnez donnons dossier
  dossiere dossieres dossiers double doubles douze drive droit droits duite dura durant dure duree durees durent dures ebauche
  ebauches echanger echeance echec echecs ecole ecoles ecran ecrans ecrire ecris ecrit ecrits edifice edifices edit edmonton
  effacer effacez effectuer egal egale egales electronic electronics electronique electroniques eleve elevee elevees eleves
  elides elles email embargo embauche embauchee embauchees emergency emplacement emplacements emploie employe employee employees
  employer employes employeur employeurs endroit endroits energie energies enfin engage engages english enquete enquetes
  enregistrement enregistrements enregistrer ensemble ensembles ensuite entend entendre entends entendu entendue entendues
  entendus entente entiere entierement entieres entions entra entrante entree entrees entrepreneur entrepreneurs entreprise
  entres entretien entretiens entrevue entrevues enverrons envie environ environs envisagez envoi envoie envoies envoye envoyee
  envoyees envoyer envoyes envoyez epelle equipa equipes equipment erreur erreurs errone erronee erronees errones escalier
  escaliers espagnol espagnole espagnoles espagnols espere esperes estimation estimations etabli etablie etablies etablis
  etablissement etablissements etage etages etaient etais etendu etendue etendues etendus etes etions etres etude etudes euro
  euros evidemment evidence exact exacte exactement exactes exacts examen examens excellent excellents excepte excuse excuses
  excusez execution executions executive exemplaire exemplaires exemples exerce exige exigence exigences existe existez
  experience experiences expert expertise expertises experts expire expiree expirees expires explique expliquer expliquez export
  exposition expositions expres express expression expressions expropriation extended extension extensions externe externes
  extra extremement fabrique fabriques face faces facturation facture factures facturez faible faibles fais faite faites faits
  familiale familiales familles faudra faudrait fausse faussee faussees fausses faute fautes fauteuil fauteuils faux federale
  federales fees ferait ferme fermes fermeture fermez fevrier fichier fichiers file files film filmer films final finale
  finalement finales finaliser finals financial financiere financieres fines fini finis firme firmes fixe fixee fixees fixer
  fixes flexible flexibles floride fonctionne fonctionnelle fonctionner fond fondation fondations fonds font foot football force
  forcee forcees forces foreign forma format formation formations formats forme formee formees former formes formulaire
  formulaires formule formules four fourni fournie fournies fournir fournirons fournis fournisseur fournisseurs fournissez
  fournissons fournit fours fragment fragments frais franc francaise francaises franchise franchises frappe frappes fraude
  fraudes french froide froides front fronts full furent fuseau fuseaux gagne gagner gagnes gain gains garage garant garantie
  garanties garde gardes gardez garer gateau general generale generales genial genre genres gestion gestions gestuel gestuelle
  gestuelles gestuels gluten glutens google gouvernement gouvernements grandes grandeur grandeurs grandir grands graphe graphie
  graphies gratuit gratuits great grec grecque grecques grecs green greffier greffiere griefs grille grilles gros group groupes
  guide guides habile habiles habite habitent habites habituel habituelle habituelles habituels haine haitien handicap
  harcelement haut haute hautes hauts have heberge hebergee hebergees hebergerons heberges hebreu hein hello here heure heures
  hier hindi histoires hiver hivers hockey hola holdings home hongrois hongroise honoraire honoraires hopital horaire horaires
  horoscope hors hostile hostiles hotel hotels huit humain humaine humaines humains hybrid hybride hybrides hypotheque
  idealement idee idees ignore ignores ignorons iles illegal immediatement immeuble immeubles impartial impayee impayees
  important importants importe importee importees importes imposition impossible imprimante imprimantes imprime imprimee
  imprimees imprimes incendie incendies incertain incertaine incertaines inchange inchangee inchangees incident incidents
  incluant inclus incluse incluses inclusion inclusions inclut incorpore incorporee incorporees incorpores incorrect incorrecte
  incorrectes indecise indecises indemnite index indication indications indiquant indique indiquer indiques indiquez indirect
  indirects indispensable indispensables individuel individuels industrie industries inexact inexacte inexactes inexecution
  infiniment information informations initial inondation inondations inscrire inscrivez installation installations installe
  installee installees installes instance instances instant instantanee instants institut institution institutions instituts
  instruction instructions intelligence interface interfaces interlocuteur interlocuteurs international internationale
  internationales internet interpretariat interpretas interpretation interpretations interprete interpretee interpretees
  interpretent interpreter interpretes interrogatoire interrogatoires interrogee interrogent interroger intervenant intervenante
  intervenantes intervenants interview interviews intime intimee intimees intimes intitule intitulee intitulees intitules
  investissement investissements invite invitee invitees invites ipad ipads irait issue issues italien italienne italiennes
  italiens janvier japonais japonaise japonaises jaser jeudi jeudis jeuner joignent joindra joindre joindront joint jointe
  jointes jour journaliere journalieres journee journees jours judiciaire judiciaires juge jugee jugees jugement jugements juges
  juillet juin junior juniors juridiction juridictions juridique juridiques jusque justes justice justices khmer label labels
  laid lais laisse laisses laissez lame langage langages langue langues laquelle large larges lateral laterale laterales
  lateraux legal legale legales legaux lendemain lequel libre libres licence licences lien liens ligne lignes limitation
  limitations lire liste listes litige litiges live livraison livraisons livre livree livrees livrer livres local locale locales
  locataire locataires location locaux locuteur locuteurs locutrices londres long longe longs longue longues look lorsque
  loterie louer loyer loyers lunch lunchs lundi lundis machine machines madame magasin magasins mail mailles mails main mains
  maison maisons maitre maitres malentendant malfacons management managements manager mandarin mandat mandats mande manger
  manque manques mans marc marchandise marches mardi mardis mark marks mars match matches matchs matin matinee matins mauvais
  mauvaise mauvaises maximum maya mayas media medias mediateur mediateurs mediation mediations mediators mediatrice mediatrices
  meditation meditations meeting meetings meilleure meilleures membre membres memes ment mention mentionne mentionner mentionnes
  mentions mercis mercredi mercredis mesa message messages meteo metro mets mettez mettre micro microphone microphones micros
  microsoft midi mieux milieu mille milles million minceur mine mines minimum ministere ministeres minus minute minutes mise
  mises miss mixte mixtes mobile mobiles mobilite modalite modalites mode modele modeles modes modification modifications
  modifie modifier modifies modifiez moire moise moiti moitie moities moment moments moniteur moniteurs monnaie monnaies
  monsieur montreal more morts motif motifs motion motions moyenne moyennee moyennees moyennes multilingue municipalite
  municipalites narrative national nature natures necessaire necessaires neerlandais neerlandaise neerlandaises negation
  negations negligence nenni neuf noel noir noirs nombre nombree nombrees nombres nomme nommee nommees nommer nommes nommez
  normal normale normales notaire notaires note noter notes notice notices notres nourriture nouvelles novembre nuit nuits
  numerique numeriques numero numeros objecta objectas objecte objectee objectees objectes objection objet objets obligatoire
  obligatoires obtenir occupe occupee occupees occupes octobre offert offerte offertes offerts office offices official officiel
  officielle officielles officiels offre offres offrez offrir offrons once ontario open operat operateur operateurs operation
  operations opinion opinions opposition oppositions oppression option options ordinaire ordinaires ordinateur ordinateurs ordre
  ordres organisation organisations organiser organisme organismes origine origines orthographie ottawa ouais ouest ourdou ours
  ourse ouvert ouverte ouvertes ouverts ouverture ouvertures ouvrables ouvre ouvrent ouvres ouvrez pacifique pacifiques page
  pages paie paiement paiements paient paierai paierons paies palais panel papier papiers paques para parce pardon pareil
  pareils parer parerai parfait parfaitement parfaits parking parla parle parlee parlees parlent parler parles parlez part
  partage partageons partager partagerons partages parte partenaire partenaires partes parti participa participant participante
  participantes participants participas participation participations participe participer participes particulier particuliere
  particulierement particulieres particuliers partiellement parties partir partis parts passa passe passee passees passes passez
  passons pause pauses paye payer payes payons pendent pensez pente pentes perdu perdus permanent permanents permettez persan
  persans persona personne personnel personnelle personnelles personnels personnes petit petite petites petits peuvent phone
  phrase phrases physique physiquement physiques piece pieces pied pieds pile piles pizza pizzas placee placees placement
  placements placer places plage plages plaignante plaignantes plaine plaines plains plaint plainte plaintes plaisir plaisirs
  plait plan planifier plans plate plateforme plateformes plates platform pleine pleines pluie pluies plut plutot poeme poemes
  point points police polices politique politiques polonais polonaise polonaises pond pondez pondre port portable portables
  portant porte porter portes ports portugais portugaise portugaises poser position positions possessive possessives possible
  possibles poste postes pouce pouces pourrai pourrais pourrait pourriez pourrions pourrons poursuite poursuites poursuivons
  poursuivre pouvez pouvons pratique pratiques prealable prealables precedent precedente precedentes precedents precise
  precisement preciser precises precision precisions prefere preferee preferees preference prefererais preferes prejudice
  preliminaire preliminaires premieres premiers prend prendre prends prenez prenom prenoms preparation preparations preparatoire
  preparatoires prepare preparer prepares preposee preposees preposition pres prescription prescriptions presence present
  presenta presentation presenter presentiel presents president presidente presidents pressant pressante presse pressee pressees
  presses prets preuve preuves prevoir prevoyez prevu prevus principal principale principales printemps prioritaire priorite
  priorites pris prise prisee prises prive privee privees prives privilege privileges probleme problemes proceder procedez
  procedure procedures proces prochain prochaine prochaines prochains proche proches procureur procureure procureurs produit
  produite produites prof professionnel professionnelle professionnelles professionnels profs programme programmer programmes
  projecteur projecteurs projet projets prolonge prolongee prolongees prolonger prolonges prompt proportion proportionnel
  proportionnelle proportionnellement proportionnelles proportionnels proportions propos propose proposes proposez propre
  propres proprietaire prorata protocole protocoles province provinces provinciale provinciales provisoire provisoires publicite
  publicites publions puisque puisse puisses python quant quart quarts quatre quatrieme quatriemes quebec quebecoise quel quelle
  quelles quelqu quelque quels question questioning questionnement questions quinzaine quinze quotidien quotidienne quotidiennes
  quotidiens rabais rachat radiation radiations raison raisons rampe rapide rapidement rapides rappel rappele rappelee rappelees
  rappeler rappelez rappelle rappelles rapport rapports rate rates real recapitula recapitulas recapitulatif recapitule
  recapitulee recapitulees recapituler recapitules recette recettes recevoir reclamation reclamations reclame reclamer reclamons
  recommander recommence recommencer recommencez record records recours rectification rectifier rectifiez redire redites
  redondance reduite reduites reel reelle reelles reels reference referencee referencees references reflexion reflexions regard
  regarde regarder regardes regards regie regies regions reglement reglementa reglementas reglementation reglementations
  reglemente reglementee reglementees reglementes reglements regler reglons regulier reguliere regulieres reguliers
  reinitialiser rejoindre relatif relatifs relative relativement relatives reliee reliees relisez remboursable remboursement
  rembourser remercie remerciements remettez remettre remise remplacer remplacez remplir rencontre rencontres rend rendez rendre
  rends rendu rendue rendues rendus renseignement renseignements renseigner reparti repartir repartis repartons repas replacee
  replacees repli repond reponde repondent repondes repondeur repondez repondre reponds reporta reportas reporte reportee
  reportees reporter reportera reporteras reporters reportes reports reprendre reprenons representa representant representante
  representantes representants representas representation representations representative representatives represente representee
  representees representent representer representes representons republique republiques reputation requerante requerantes
  requete requetes requis requise requises reservation reserve reservee reservees reserver reserves reservez residant
  resiliation resiliee resiliees resolution resolutions resoudre responsabilite responsabilites responsable responsables
  ressource ressources restaurant restaurants restee restees restes resume resumee resumees resumes resumez resumons retard
  retards retenir retention retenu retenus retirer retour retours retrait retransmission retransmissions reunion reunions
  reussite reussites revenez revenir rever revers reversee reversees revoir riel riment ring ristourne robot robots rocheuse
  rocheuses role roles roulant roulants roulent roumain roumaine roumains round royaume royaumes rupture ruptures rush russe
  russes sacrant sage sages saints saisi saisie saisies saisis sait salle salles salon salons salut salutations samedi samedis
  sauf saut saute sauter sautes sautez sauts savoir savon savons score scores seance seances seau second seconda secondas
  seconde secondee secondees secondes seconds secret secrets section sections sein seins self semaine semaines semble sembles
  seminaire seminaires senior sens sensible sensibles sent sentant sente sentence sentences separe separee separees separement
  separes sept septembre seraient serait seras serbe serbes serons seront sert serve server servez servi service services servir
  servira servitude servons session sessions seul seule seulement seules seuls short siege sieges signa signature signe signee
  signees signer signes signifie simple simplement simples simultane simultanee simultanees simultanement simultanes sincere
  sincerement sinceres single singles site sites situe situee situees situes slip sobre societes software soir soiree soirees
  soirs sole solide solides solo solos solution solutions sommaire sommaires somme sommes sonore sonores sort sorte sortes
  souhait souhaite souhaitee souhaiterais souhaites souhaitons souhaits soumettent soumettez soumettre soumis soumission souper
  source sources sourd sourde soutien soutiens souvent spanish special speciale speciales specialise specialises specialiste
  specialistes speciaux sport sports stagiaire standard standards star stars station stationnement stationnements stationner
  stations statut statuts stenographe stenographes stenographie stenographiee stenographiees stenographies stenographique
  stenographiques stenotypistes stock stocks stop strict string strings style styles subir succes succession successions
  succursale succursales suedois suites suivant suivante suivantes suivants sujet sujets super superieure superieures superior
  superiore supplementaire supplementaires supplier support supports supreme supremes sure surface surfaces surtout survenu
  survenue survenues survenus swahili syndicat syndicats table tableau tableaux tables tablette tablettes taille tailles tamil
  tamoul tape taper tapes tard tarif tarifaire tarification tarifs tarte tartes tate taxi taxis tcheque tcheques technicien
  technicienne techniciens technique techniques technologie technologies tele teleconference telecopieur telephone telephoner
  telephones telephonez tell telle tellement telles tels temoigne temoignee temoignees temoignes temoin temoins tenant tenants
  tenir tenue tenues terceras termina terminal terminale termine terminee terminees terminent terminer terrain terrains test
  teste testee testes tests tete tetes texte textes theatre theatres tiendra tiennent tient tiers titrage titre titree titres
  toronto tort total totalite touchez toutefois toutes traducteur traducteurs traduction traductions traductrice traductrices
  traduire train trains traitement traitements traiteur tranche trancher tranches transcript transcription transcriptions
  transcrire transcris transcrit transforma transformas transformation transformations transforme transformee transformees
  transforment transformer transformes transit translation transmettez transmettre transmis transmise transmises transport
  transporte transports travaille travailles travaillez travaillons trente trial tribunal troisieme trompe trompee trompees
  trompes trouve trouvee trouvees trouvent trouver trouves turc turcs turque type types ukrainien ukrainienne ukrainiens union
  unions unique uniquement uniques unis unit unite unites universite universites urgemment urgence urgences urgent urgente
  urgentes urgents usine usines utilise utilisee utilisees utiliser utilises utilisez vacances vacant vacants vague vagues
  vancouver varient vegetarien vegetariens vendeur vendeurs vendredi vendredis vendu vendue vendues vendus venir venons vente
  ventes venue venues verbal verifie verifier versement versent verser version versions versus vertu vertus veuillez veut vice
  vices vide video videoconference videographe videographes videographie videos vides viens vient vietnamien vietnamienne
  vietnamiens vigueur villes vingt vingts virement virtual virtuel virtuelle virtuellement virtuelles virtuels viseur
  visioconference visiteur visiteurs vite vitesse vitesses vivent vocal voici voie voient voies voila voit voiture voitures voix
  volontaire volontaires volontiers vols vont votres voudrai voudrais voudrait voudrions voulais voulez vouloir voulons vrai
  vraie vraies vrais winnipeg yiddish zero zone zones zoom
`,
  known: `
  abaisse abbayes abonnes abordables aborde abordes abouti abouts abreges absence absences absolu absolues academies accedent
  acceleree accelerer acceleres acceptant acceptations acceptera acceptions accessions accompagnant accorda accorde accordes
  accueille accueillit ace acheta achetez acheve achevee achever acheves acide acides acomptes acta acte actes acteurs actif
  activer actuelles actuels adieux adjudications administrations admis adorer adores adresser affichages affichee afficher
  affiches affidavits affilees affilie affiliee affirmatifs agee agees ages agi agir agira agissait agissent agite agrandir
  agregations agreges agresse agressee aidee aidera aiderai aiderais aiderait aie aient aies aigue ail aile ailes aille ailles
  aimable aimee aiment aimera aimez aine ainee aire aires airs ais aise albanaises albums ale aleas aligne alignes allant allee
  allees alles allie alliez allions alpes altitudes alto amant amas ame amen amenager amenages amer amiables amies amines amont
  amours amusee ana analyses ane ange anges animale anime animer animes annales annexe annexes annonca annoncee annoncer
  annonces annuel annuels annulations annulee anormal anormale anse api apologies apparat appelait appelants appellerai
  appelleras application appoints apport apports apprit appuie aptes aptitude arables arc arche arches architectures arcs ardent
  are arete aride arides armees armes arranger arranges arret arreta arretera arretes arrets arriva arrivera arrivez
  arrondissements ars articules artiste assemble assembles assis assistances assistants assiste assistee assistent assistes
  associates associer assumes assure assurer assureurs astre astres atout atouts attaqua attaquee attaquer attaques atteinte
  atteintes atteints attenant attende attendiez attendra attendu attendue attendus atteste attestes attitude attorney attorneys
  audit augmenta augmentations augmentee augmenter aurez auront auteurs automnes autorise autorises autos avanca avancer avancez
  avantage avants avenir aversion aveu aveux avions avisa avise axee axes ayons bac bacon bacs bague bagues bah baie baies
  bailleurs bain bains baise baises baisser baissez bal balade balle balles ballon ballons bals ban banc bancaires banco bancs
  bander bang banquet banquete banquets bar barges barque barques barreaux barriere barrieres bars basent basques bat batailles
  bateau bates batisse bats bea beat beaux bebes bec bel belles beneficiaires beneficie bengalis beni benne betail bete betes
  bette biles bills biographe biographies bis bit bite bites bits bizarres blacks blair blame ble blesser blond blondes bloquee
  bloquer bob boit boite boivent bol bond bonjours bonnet bonsoirs bonte bonus boom bord bords bornes boss bosse bosses bouc
  boue bouffer bouffes bouge boulet boulevards boulots boum bourse bourses bouts box boy boys branche brancher branches brave
  braves breakfast breaks brevete brida brille brin brins brise brisee britanniques broche broches brosse brut buildings
  buissons bulle bus buse bush buste bustes bute buteur cabine cable cables cachee cachees cacher cachet cachets cachez cage
  caisse caisses cal calages cale calmer calmes came camp campagnes camps cancels cancer candidat candidates candidats canon
  cantons canyon cap cape capes capitole capitule caps captations capte carre carreau carres carrieres cars cartables cartel
  carter carton casa cash casier casse cassee cassees casser casses catalan catholiques causas causee causees causer causses
  cave caves cede ceintures celas celebra celebree celebrer celebres celte celtes cendres cense censes centaine centaines cerise
  certes cession chacune chair chaire chaise chaises champagne champions changea changee changera chant chante chanter chantes
  chantez chants chaos chapeau chapelles chargee chargees chargement chargeur chargez charme charte charter chartes chas chasse
  chasses chateaux chaud chauds chauve chauves chefs chene chercha cherchee chercheur cherchez chevre chevres chie chier chinas
  chips choisi choisis choisit chope choque choux chut chuter chutes ciel cieux cime ciment cine cinemas cingle cingles cintre
  cire cita citee citer cites claire clairs clan clans claque clarte classee classees classements classer classiques cle clef
  cles clin clive clope clos closes cobras coche codee codex codification codifie coeurs coffre coffres cogne coin coins coke
  col cola collaborations colle collections cols combats combine comete cometes comma commandeur commandites commando commandos
  commenca commencait commencants commencements commencent commencera commencerent commencez commentant commente commercant
  commercer commet communautes communications communique communiques communs compagne comparaisons compare comparee compares
  comparutions competitions complement complements completant complexe complexes complot composee composer composes comprendra
  comprendrez comprime compromissoires comptera compteur comptez computer computs comtes con concepts concernait concernee
  concernees concernent concert conciergeries concierges conclus conclut concourt concu concue concues concurrencer concurrences
  concurrente conde conduire conduit conduits cones confidentiels confirmant confirmations conformation conformer congedies
  congres connait connaitra connecte connectee connecteur connues connus connut conseille consent conservant conservas conserve
  conservee conservera conserves considera consideree considerer consideres considerez consommateurs consommations constituee
  constituer constitues construite construits consulta consultee consultes conte contente contentent contenter contenu contenue
  contenus contes contextes contient continent contingent continuant continuas continuations continuera contours contracte
  contracter contraignants contraignent contrer controlee controler controles convenus copia copine copines coproprietes copte
  cor coran corde cordes coreennes corpus corrections corrigee corriges corse cotee cotees cou coucous coude coudes coule
  coulent couler couloir coupant coupee couper coupes coupez couplee couplet coupole coupons coups courait courante courantes
  courbe courbes courent coureur coureurs courir courrier couru cout coutent couter coutes couvent couvents couverte couvertes
  couverture couvertures couvrant couvre couvrent crabe crache crains crane craque crea creait creations credite creees creera
  creme creoles crepes crete creux creve crever cri crie crient crier cries crime crises critiquee critiquees critiquer croie
  croira croise croissante croit croitre crosses crotte croute croyait crue crues crus crypte cuesta cuisiner cuisse cuisses
  cuit cuite cuites cuivre culs culturel cultures cure cures dalle dam damage dames dan danger danse datas dater debat debats
  debit debits debout debuta debutent debuter decede decedee decedes decevoir decida decider decidez decisionnels declarations
  decoit decors decouverte decouverts decret decrire decrit decrits decu dedie deduction deduire deduit defait defaits defendait
  defendre defendu defendue defendues defenseur defenseurs defi defie defini definir definis definit definitives defis dejeune
  dejeuners dela delire deltas demains demandant demandas demandera deme demeura demeurer demies demission demons deniers dense
  denses dent dents departements departs dependant dependent depends depens depenser deplace deplacee deplacees deplaces deporte
  deportee deportes deposer deputation deputee deputes der derision derive derouler derouleras desir desiree desirer desires
  desirez desirs dessous detalles detenir detention detenu detenus determine determinee determines detient detour dette devaient
  devais devants developpa developpee developpements developperent developpes developpeur devenez devenue devenus deviens deviez
  devint devions devise devises devolution devras devrez devrons dico dieux differencie difficiles diffuse diffuser diffuses
  digitales digits digne dine ding dirai dirais directe directes direz diriez dirige dirigea dirigee diriges disait discount
  disculpe discute discutee dise dises disposer disputas disputee disputees disputer disques distancia distante distantes
  distingue distinguer distingues dite dito dits diverse dividendes divine divines divisee divisees divisions divorcer divorces
  docteurs documentations doigt doive dom dome domicile domiciliees domicilies domine domines don donna donnais donnee donnera
  donneur dons dore doree dorees doris dormi dors dort dos dose dot dote dotee dotees doter dotes doublee doubler douce douces
  doue douee douleur douleurs douter doutes doux doyen drame dresse dressee dressees drinks drives droites droles dualite ducs
  due duel dues duites dunes duo duras durement durer durs dus dut eaux ecarte ecartes echange echanges echeances eclair
  economies ecope ecoule ecouter ecoutes ecrira ecrite ecrites edifie edifiee edifiees edifies edite editer edites editions
  edits efface effectue effectuee effectues egard egards egaux eglises elan elance electron electrons elegir element eleva
  elever elire elit elites elue elues elus embargos embaucher embauches eme emergence emet emettre emis emises emissions emotion
  emotions empare empereurs empirer empires emploi emploies emplois employa emportant emporte emportes encontre encre encres
  engagea engagee engagees engager engendre engin enlace enleve enlevee enleves enqueter enregistre enregistree enregistres
  enseignements enseigner entende entendra ententes entier entiers entrant entrantes entras entrepris entretient entrez entrons
  envia envies envisage envisagee envisager envisages envois envole envoler envoya epais epelles epine epique episodes epoques
  epousa epousee epouser epouses epreuve epreuves epris equipas equipee equipees equipement equiper equite ere erection eres
  erige espaces espera esperer esperez esprits essai essaies essais essaya essayes essayez ester estimee estimer estimes etablir
  etablit etain etale etang etape etapes etend etendre etranger etrangere etrangeres etranges etudie etudies eue eurent eus eut
  eveques evidences evidente evier evite evitez evolution evoque excellente exceptes excuser executives exempte exerca exercee
  exercer exerces exigea exiges exile exista exister existes experte expliqua expliquee expliques exporte expresse
  expropriations fable fabriquee fabriquees fabriquer fache faciale facies faciles facons facteur faction factions factura
  facturations faille failles faim faisais faisons fallait fame familial far farce farine fasse fasses faste fastes fauche
  faucon faudras faune federal federations fee feraient feras ferez ferie feries feriez fermat fermee fermees fermer fermetures
  ferons feront ferre festivals fetee feter fetes feux feves fiable fiables fiat fibre fibres fier fiere fiers figurer figures
  filer filet filets filez filiales filme filmee financer fine finie finir finish finit fins firent fiscal fiscales fission
  flacon flanc flancs fleur fleurs flood flou flute flutes flux foi foie foin foire folle folles fonce foncee fonctionnel
  fonctionnelles fonctionnes fonda fondees fonder fondes fondre fondu fondue fonte footballs foots for forca forcement forcer
  foret forge forger forges formait formant formas formel formels formulee formuler fortes forts fourmis fout foutre fox foyer
  foyers fracture fractures fraise franche franco frappa frappee frappees frapper frappez frene freres fresque fret frise frites
  froid froids fronde fui fuient fuis fuit fuite fulls fur furieux fusee fute gache gage gages gagna gagnera gagnez gags gai
  gales gallo gamin gamins gammes gang gant garages garanti garantir garantis garantit garants garce garcons gardant gardee
  gardera garee gares gateaux gates gauches gave gays gaze gel gele gemme gemmes genant gendre gene genee gener genere generes
  genes geniale genie genies gentils geographe gerait gerant gere gerer germinal geste gestes gin glace glacee glaces gorille
  gout goute gouts gracias gracie grade grades grain grains grandi grandis grandit grange granges graphes gras gratis gratuite
  gravee graver graves gre greens greffiers gres greve greves grill griller gris grise grosse groups guarani guere guerie
  guerres gui guidee guider guilde guise habille habit habitant habitats habitee habitees habiter habitez habits habitue
  habituee habituer habitues habla hache haches haies haines hair hais hait haitiens hale halles halte hampe han handicape
  handicaps hante harcelements hardi hart hate hausses hauteur haves havre heberger hebreux herbe herbes heres herite hermine
  hetres heu heurte heurts hockeys homes hommage hommages homo hongroises honneurs honore horoscopes hote hotes hou hourra hum
  hume hypotheques ide ignoree ignorer ignorez illegale imitation importance importantes impositions impossibles imprimer
  inactive incertains inchanges incite incitent incluait incluent inclure incorporer inde indemnites indexes indica indican
  indiquait indiquee indiquees indiquent indirecte indirectes industriel industriels inexecutions infant inferieur influencee
  influencer influences influente informatiques initiale input inquiet inquieter inquietes inquietez inquiets inscrite inscrits
  instable instables installa installer instantane instantanees institue intelligences intelligente intente interessait
  interessante interessants interessent interet interieure interieures interieurs interne internes interpretariats interroge
  interrogees investisseur inviter iode ion ions irai irais iras iris iront isole issu issus item ivoire ivre jan janv jasper
  jauge jaune jaunes jeans jet jetant jete jetes jets jette joie joindras joins joints joker jonction joua jouais jouee jouera
  joues jouet jouez jouir joutes juger juif jules junte jupe jura jure jures jusques khmers kilometre kit lache laches lacs laic
  laics laide laids laine laissa laissee laissera lait lames lampe lanca lancee lances lanceur lancez land lande lander landes
  lard largue larme larmes larve larves las laser lasse lasting latin latins latitude latter lave laye lecteur lecteurs ledit
  legalement legat legation legion legs legue lei lemme lendemains lent lente lentes lents lester let lettre lev levant leve
  levee levees lever levez levre levres libere liberes licencie licencies lie lied liee liees liege lient lier lies lieus lignee
  lignees ligues ligure limitee limiter limites lin linge lion lions lis lise lisse lisses lista litres lits lives livra livret
  livreur locations loge loger logis loir lois longes looks lord lords lori lot loteries loue loues loup loupe louper loups
  lourd lourde loutre love loyal lueur luis lune lunes lyre mac machin macon madre mages magie maigre maires mairie malades
  maladie malais male malentendants males mali malin malins malle mamans mamie man managers manche manches mandarins mandate
  mandes mange mangera manges mangez manieres manquer manquez mantes maori marais marchandises marcher marchez marcs mare maree
  mares marge marges maria mariages mariee marient marier maries marin marina marines marins maris marne marqua marquee marquer
  marques marre masque masques massage masse masses mat mate materiels maternel maths matiere matinees mature matures maux max
  maximums mecs medaillee medailles median mediante mefier mele meles memoires men menage menant mene menes mens mente mentez
  menti mentionnee mentionnees menton menu menus meprise merdes meres merite mers mesas messager messagers mesuree mesurees
  mesurer meta methodes metiers metis metre metros mette mettra meules meure meurs meurtres midis miel mien miens mil mile miles
  milieux militaires mimi min mince minceurs mineur mini miniere minimums ministres misses missions mit mitige mixite mobilise
  mobilites modem modere moderes modifia modifiee modifiees module modules moine moines moires moises moitis mol mole mome momes
  mondes mondiales monetaires monitor monitors mono monstre montante montants monte montee montent monter montra montrant
  montrera montres montrez monts monument moralite mord mordre mords mores mortel mortes morue motel moteurs moto mots motte mou
  mourant mourra mourrai mourrais mourrait mouvements muchas muet muets muni munis mur murs mus musa musees muses musiques must
  nage nain naine nains nait naitre narratives nationales naturel naturels nees nef negligences negre negres nerf nes nette
  neufs nez nie niece nier niveaux noces noels noie noire noires noix nombreuse nome nomma nomment noms nonce none nonne nope
  norme normes nota notee notees notera notez notion notions noue novembres novices noye noyer noyes nue nul nus objectifs
  objections obligataire obligataires obligation obtiens obtint occasions occident occupa occupera occupez oeuf officie officier
  officiers offset ohe oie oil olive olympique ombre ombres omit onces oncle onde onze opens opera operant operas opere
  oppressions oraison orbites ordinal ordure ordures oree ores organise organisee organisees organises organiste originel orme
  ormes orthographe orthographies ose oses otage otages oter oubli oubliee oubliera oublies oubliez oublions ouf ourses out
  output ouvrages ouvrant ovins ozone pacte pagus paien paiens paiera paierais paille pain pains pair paire paires pairs paix
  pal palace pale palme pampa pan panels panier pans pape papes papi papy paquet paquets parages parait paras parcs pardons pare
  parement parent parente parfaite parfaites pari parie parier parite parkings parlais parlait parlant parlas parlements parlera
  parlerai parliez parme paroi parois parole paroles pars partagea partagee partagees partais partait partant partent partez
  partial participait participent participera partiel partiels partiez partira partit paru parue parues parus parut parvis
  passager passages passas passera passeur passible passions pat pate pates patient patrie patrons patte pattern pattes paume
  pauvres pave paves payant payee payent payez paysage peaux peigne peindre peines peint peinte peintes peintres peints peinture
  pelle pendants pendre pendu pensait pensant pensee pensees pensent pensera penseur pensiez perce percu percus perd perdant
  perde perdent perdra perds perdue perdues perdure peres performante performantes peri periodes perit perle perles permanente
  permanentes permets permettait permette permettra permise permit perse perses perspective pertes pese peser peso pesos peste
  petard pete peuls peurs phase phases phones photon photos pie piege pieges pierres piete pieu pieux pige piges pillage pille
  pilles pin pince pinces pins pipe pires pis pisse pisser piste pistes placa plaide plaie plaies plaints plaire plais plaise
  plane planifie planifiee plante plantes plants plaques plat platine platre plats pleins pleurs pleut plonge plu plume plumes
  pneu poche poches poele poete poetes poils poing poings pointe pointes pois poison poisse poisson poissons poker pole poles
  polo pomme pommes pondra ponds ponts pool pope populaires populations porc porche porcs pores porque porta portage portait
  portants portee portees portefeuilles portent portera porteur portez portier porto posa posee posees poses posez posseder
  poster pot potable pote potentiels poterie potes potion pots poudre poule poules poumons pourras pourrez pourri pourrie
  pourris pourront poursuit poursuivie poursuivra pourvoir poutre pouvant pouviez pouvions pouvoirs poux pratiquee pratiquees
  pratiquer pre precedant preche precis precisa predit prefera preferences preferer preferez prejudices prendra prendrez preniez
  prenons preparee preparees preparez prepositions preseance presences presentas presentations presentee presentes preservation
  preserve preservee preservees preserver preserves presidence presidentes pressantes pressants pressent presser pressions
  presume presumee presumes prete pretes prevenez prevenir prevenu prevenus previens previent prevision prevois prevot prevue
  prevues prier priez primer primera primes primo princes principes prioritaires prisees prisons prit priver privilegie
  privilegies pro procede procedent procedes processeur procurer productions produire professeurs profil profita profite profits
  programmee progres proie proies projection projetes promet promets prompts prone pronom pronoms proposa proposee proposees
  proposer proposition proprietaires pros prose protecteur protections prouve prouvee prouver provincial provisions pub publia
  publiee publier publies publiques pubs puce puces pue pues puise puits pull punch puni punique punis pur pure puree purement
  purent pures purs putains pute puy pythons quai quais qualites quarter quartiers quartz quebecois quebecoises questionnements
  quiet quinte quinzaines quitta quittee quitter quittes quittez rable race races rachats rachete rachetee racheter rade radios
  rage raid raide raie raies rail rails raisin raisins rajouter rames rampa ramper rampes rang ranger rappelant rappeles
  rappellera rappelons rappels rapporta rapporte rapportes rare rares rarete ras rase raser rassemblee rassemblees rat ratee
  rater ratio rats ravis rayons realisa realisee realises realisez realisme realiste realites rebelle rebelles rebond rebonds
  rebours recente recentes recherchee rechercher recherches recherchez recit reclames recois recommande recommandee recommences
  recourt recouvert recteur rectifications recue recul recus recut redaction redige rediges redondances reductions reduits
  reedites reelu reelue refaire refere regardee regi regimes regit regle regles regne regner regnes rein reine reins rejette
  rejoins rejointe rejoints relais relation releve relevee relevees releves relie relief reliefs relient relier relies
  remboursables remboursements remedies remercier remercies remerciez remette remettra remis remises remords remplace remplacee
  remplacees remplacement remplaces rempli remplie remplis remplit remporta remportee remportees remporter remportera renard
  renards rencontra rencontree rencontrees rendant rende rendements rendent rendra renes renom renoue renseigne rente rentra
  rentrait rentree rentrera rentres rentrez renvoi renvoie renvoye renvoyee renvoyer repand repandre reparation reparations
  repare reparer repars repart repartie reparties repartit replacer replaces replie replis repondant repondeurs repondu reponses
  repos repose reprendra representait repris reputations repute requiere requin requins reserva reservas reservations residants
  resident residente residents resiliations ressent resta restant restera restez resultant retabli retablie retablissement
  retarde retarder retenez retentions retenue retenues retiens retient retire retiree retires retirez retraite retraits retrouva
  retrouvee retrouver retrouves retrouvez reussie reussies reussit revend revendu revenue reves revet revetir revetu revint
  revise revisions revois revoit revolutions revu revue ria ride riels riens rient riez rigueur rime rimes rings rire ris
  risquer risquez ristournes rit rite rites rive river rives rivieres rob robe roberts robes roche roches rois romain romaine
  romaines romains romans rompt rond ronde rose roseaux roses roti roue roues rouges roule roumaines rounds rousse routes
  rouvert rouverte rouvre royale royaute rude ruee ruelle rues rusa ruse rushs sable sables sabre sachant sache saches sacs saga
  sai saigne saigner saignes sain saine sains saintes saisir saisit saisons sake sala salade salas sale sales salins salue
  saluts sas sauce sauces saura saurai saurais saurait sauras saurez sauriez saurons sauve sauvee sauvera sauves sauveur sauvez
  savaient savait savant saviez savions saxe saxon saxons sceau scelle scenes science scouts scratch sec secours secretaires
  secrete secretes secs secte securise seduction seduire seduit seigneurs seine sel selections selfs selle sels sembler semblez
  semis senat seniors sense sensitive sentait sentent sentes sentez senti sentie separa separer serez serfs seria series seriez
  serions sermons serre serrer sers servaient servait serves serveur servie serviras servis servit servitudes set sets seuil
  seve shorts siecles sieger sien siens sigle sigma signal signas signatures signez signifier signifies simule singe singes
  sinistre sir sire sires sise situations situer ski slips smart snacks sobres sociales socle soeur softwares soie soif soigne
  soigner soin soins solde soles sols sombre sombres sommets sonde songe sonne sonner sons sortant sortez sorties sortira sortis
  sortit sorts sou soucis souhaitees souhaiter souhaitez soul soumet soumise soumissions soupe soupir souple souples sourdes
  sourds souri souris soutient souvenu souvient soyons speaker speakers specialisee specialisees specialiser specialite
  specialites stable stables stades staff stage stages stagiaires statue statues stele steles stem stems steno steroides stocke
  stops store stratege strategies stricte stricts structuree structurer structures stylo subi subie subis subit suce sucer sucre
  sue suedoise suisses suit suivait suive suivent suivie suivis suivit suivra superieurs supplie supporte supposee supposer
  supposes sures surf surs survecu sus sut syndical systemes tac tache taches taillee taillees tailler taire tais tait tale
  tales talon talons tamils tamouls tank tante tapis tara tarde tarder tardes tardif tardifs tare taree tarente tares tarifa
  tarifaires tarifas tarifications tas tasse tata tates taudis taule taupe taxe taxes techniciennes teint teinture
  teleconferences telecopieurs telephonie teles televisions tells temoigner tempo tenait tend tendances tendant tende tendent
  tendre tendu tendue tendues tenez tenia tenons tentant tente tentes tenus terminales terminant terminas terminera termines
  terne terra terreur territoires testees tester tetu thermes thon tien tiendrai tiendras tigre tint tir tirage tire tiree
  tirent tires tirs titrages titrees toc toit toiture toitures toma tombe tombee tombera tombes tombez tome tonne tonnes tons
  top tord torts tory totale totalise totalites touche touchee toucher touches tournai tournee tournees tournois touts toux trac
  trace tracteur traduite traine trait traitee traiter traites traiteurs traitez traitre traits tranchee transcrits transformant
  transits translations transmit transporter transportes trappe travailla travailleur travailliez travails travees traverse
  trempe treve treves tri trials tries trip troisiemes tromper trompez tronche trou troupe trous trouva trouvant trouvera
  trouvez trust tsar tua tuant tube tuee tuent tuera tues tueur tuez tulle tunique turco turques tus tuteur typo ukrainiennes
  ultimo unes unie unies unir uns urine usage usages use user usure utilisa utilisations utilite vacation vache vaches vain val
  valais valant vallees vallon vallonne vallons value values valut vapeur var variant varie varies vase vases vaste vastes
  vaudra vaudrait vaux veau veaux vecteur vecteurs vecu vecues vecut veille veillez veine venant vend vendent vendez vends
  venere veniez venin vent ventre vents venus ver verbale verbe verbes verifiee verifies verifiez veritables vermine verra
  verres verrez verriere versa versant verse versee versements verte vertes verts verve veste vetue vetus veuf veuille veuilles
  victoires vider viendra vies vietnamiennes vif vifs vigne vignes vigueurs villa villages vint viole virage vire virements
  virent vires vis visa visages vise visent viser viseurs visitantes visiter vit vitre vitree vitres vivant vive vivement vives
  vivra vivres vocale vocales vocation voeux vogue voilas voile voiles voilure voirie vol volait vole volent voles voleur
  voleurs volontes volumes vomir vote votee votees votent voter votes votez voudra voudras voue voulant vouliez voulions voulue
  voulut voute voutes voyiez voyous vrac vues vus wallons won yang yard yen yens zee zen zeros zona zonas zoo zooms zut
`,
};
