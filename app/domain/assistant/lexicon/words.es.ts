/** Spanish words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `tools/words`; not written by hand. */
import type { Words } from "./words.ts";

export const es: Words = {
  frequent: `
  ademas ahi ahora al algo alguien ano anos antes aqui asi aunque bajo bien bueno casa ciudad claro como con contra cosas creo
  cual cuando de decir del desde despues dia dijo dinero dios donde dos durante el ella ellos en encuentra entonces entre equipo
  era eran eres es esa ese eso esta estaba estado estados estamos estan estar estas este esto estoy familia favor forma fue
  fueron general gente gracias gran grupo guerra ha habia hablar hace hacer has hasta hay he hecho hijo historia hola hombre id
  ir junto la las le les lo los lugar mas mayor me mejor mi mientras mira mis mismo mucho municipio muy nacional nada nadie ni
  no noche nombre nos nosotros nueva nunca oh otra otro otros padre para parece parte partido pasa pero poblacion poco por
  porque primer primera puede puedes puedo que quien quiere quieres quiero sabes san se sea segun seguro senor ser serie si sido
  siempre siento siglo sin sobre solo son soy su sur sus tal tambien tan te tenemos tengo ti tiempo tiene tienes todo todos
  trabajo tras tres tu un una unidos universidad uno usted va vamos vas ver verdad vez vida voy ya yo
`,
  current: `
  abajo aca acaba acabo actual actualmente adentro adonde afuera agua aire aires album alla alto america amigo amigos amo amor
  anda anoche antiguo area argentina arma armas arte asesino aun auto avion ayudar banda bano basta bastante batalla bebe
  biografia blanco boca buscando caballeros cabeza cabo cama camino campeonato campo canal cancion canciones capitan
  caracteristicas carajo carino carlos carrera casi categoria censo cerca chica chicas chico chicos chile cielo cine coche color
  comer comunidad condado conjunto conmigo conoce conoces conocida conocido contigo convirtio copa corazon costa creer crei
  cuerpo cuidado culpa cultura dano dar deben decada dejar demonios densidad departamento desarrollo detras diablos dice dicen
  dices diciendo diferente diferentes dificil diga digas digo dijeron dijiste dime dio disco diseno distrito division dolares
  dolor dormir duro edad edicion educacion ejemplo ejercito elecciones embargo encima encontrar encontre encuentran entendido
  entiendes entrar epoca eras escucha especie especies esperando esperar espero esposa estacion estara estupido estuve estuvo
  extrano facil feliz festival fiesta fin finalmente formacion foto francisco frente fuego fuerte fuerza fuerzas fui fuiste
  futbol futuro gano genero geografia gusta gusto haber habian habitacion habitantes haciendo han hare haremos haria haya haz
  hemos hermana hermano hice hiciste hija hijos hizo hombres hoy hubiera iba idiota ido iglesia importante importantes imposible
  incluso increible interior investigacion ire isla jamas james jefe joven juan juego juegos jugar juntos justo lado lamento
  lejos ley libro llevar localidad loco luis luz madre mal maldicion maldita maldito malo mama mar maria matar mato mayoria
  mediante medico mensaje metros mia miedo mierda mil militar millones ministro mio mire miren modelo morir movimiento muchacho
  muchachos muerte muerto muertos mujer mujeres mundial mundo murio museo musica musical nacio natural nave negro nina nino
  ninos nombrado norte noticias novia obtuvo ocurre odio oeste oido ojos oportunidad origen original oro oye padres pais paises
  palabra palabras papa par paris parque participo partidos pasando pase paso paz pedro pelicula pena pensando pensar pense peor
  perder perdido periodo permiso perra pesar piensa piensas pienso placer plata plaza poder podia policia politica politico
  popular posteriormente premio preocupes principales principalmente probablemente produccion profesor publicado publico pueblo
  pueda puerta puta queria querida querido quiza quizas radio raro realizo realmente recibio recuerdo red regresar reino
  resultado revista rey rio ropa saben sabia sal salir sangre santa santiago seas secreto seguir seguridad seleccion sencillo
  sentido serio siendo siente sientes sigue siquiera sistema social sucede suena sueno suerte suficiente superficie supongo
  tanto television tema temporada tenido territorio tierra tio tomar tonto torneo trabajar traje tranquilo trasero tratando
  trato traves tus tuve tuvo tuyo uso van varias vaya veces ven venga venido venir veo veras verte ves vete victoria viejo vino
  vio viste visto vivir vuelta vuelve
`,
  own: `
  abierta abiertas abierto abiertos abogada abogadas abogado abogados abren abreviada abreviadas abreviado abreviados abril
  accesible accesibles accidente accidentes accionistas acelerada aceleradas acelerado acelerador acelerados aceptan aceptar
  acepto acerca acion acomodada acomodo aconseja acoso acta actor actora actorales actoras actua actuacion actualice actualizar
  actuamos actuando actuas actuo acuerdo acuerdos adelante ademase ademases adicional adicionales adios administrativa
  administrativas administrativo administrativos afirmativo agente agentes agosto agradecida agradecidas agradecido agradecidos
  agradezco agrega agregada agregado agregar agrego agreguen ajustar albanes aleman alemana alemanas algun alguna algunas alguno
  algunos alli almuerzo almuerzos alquilar alquiler alquileres alrededor alta altas alterno amable amables ambas ambos amente
  americana americanas ames amos anade ando anexo anexos annual ante antemano anterior anual anuales anualmente apartar
  apelaciones apelar apellido apellidos aplica apoyo apoyos apremiante april aprobado aprobados apruebo apuro apuros arabe
  arabes arbitra arbitraje arbitrajes arbitral arbitrales arbitrar arbitras arbitre arbitres arbitro arbitros archivo archivos
  arlo arrendador arrendamiento arrendamientos arrendar arrendatario arriba arriendo arroba articulo articulos artificial
  asamblea asambleas aseguradora asesor asesora asesoramiento asesoria asiento asientos asistencia asistente asistentes asociada
  asociadas asociado asociados asumimos asunto asuntos atencion atentamente atras audiencia audiencias audio audios aula aulas
  autoridad auxiliar auxiliares auxilio avance avances avenida avenidas ayer ayuda ayudas baja bajas bajos banco bancos bares
  basada basadas basado basados base bases basicamente bilingue bloque bloques borrador borradora borradoras borradores boutique
  brevedad buen buena buenas buenos bufete buscamos buscar busco business cada cafe cafes caiman calgary calle calles camara
  camaras cambia cambiado cambiamos cambiar cambiarla cambiarlo cambiaron cambias cambie cambien cambies cambio cambios canada
  candidatea candidateas candidatee candidatees candidateo cantidad cantonais cantones capacidad capacidades capacitacion
  capacitaciones capital cara caras caratula caratulas cargo cargos carta cartas casas case cases caso casos casta castas
  castellano castellanos catalan catering causa causas celebrada celebradas celebrado celebrados celebrar celebrarse celular
  centra centrada centrado central centre centro centros cero cerrado cerrados certificada certificadas certificado certificados
  chance chances change chao chatear chau china chinas chino chinos choque christmas cierto ciertos cinco cincuenta cincuentas
  cinta cintas cintase cintases cita citas civil claros clase clases clausula clausulas clienta clientas cliente clientes club
  clubs codificado colega colegas colegiado colegio colegios come comencemos comenzando comenzar comenzo comercio comercios
  comes comida comidas comienza comienzan comienzas comienzo comienzos comision comite comites common compania companias
  compartido compartidos compartimos compartir compartiremos compartirlo compelidas compiles completa completada completado
  completamente completar completas complete completes completo completos composicion compra comprada comprado comprador
  compramos comprar compras compraventa compre compro computadora computadoras comunicarme concierne conciliacion conciliaciones
  concreta concretas condominio conference conferencia conferencias conferenciase conferenciases confidencial configuracion
  confirma confirmada confirmado confirmados confirmar confirmas confirme confirmes confirmo conflicto conflictos conforme
  conjunta conocemos conocer conozco consecutiva consecutivas consecutivo consecutivos consejo consejos constituida construccion
  constructor constructora constructoras constructores consulta consultar consultas contacta contactado contactar contactarme
  contactas contacte contacten contactes contacto contactos contesta contestado contestar contestas conteste contestes contesto
  contiguas continua continuada continuado continuar continuas continue continuemos continuo continuos contractual contractuales
  contraria contrarias contraries contrario contrarios contratada contratadas contratado contratados contratista contrato
  contratos contres control controversia controversias convenio convenios conversar conviene coordinar copia copias copiase
  copiases cordial cordiales cordialmente coreana coreano corre correccion correcta correctas correcto correctos corregir corren
  correo correos corres corri corrige corrija corrijo corta cortas corte cortes corto cortos cosa costo costos cote cree crees
  criollo criollos critico criticos croata croatas cross cuales cualquier cualquiera cualquieras cuanta cuantas cuanto cuantos
  cuarto cuartos cuatro cubrimos cubriremos cuenta cuentan cuentas cuesta cuestionamiento cupo cupos curso cursos custodia dado
  dados danos data date dato datos debe debemos deberia deberiamos deberias debes debido debo debut debutes december decia
  decias decidimos decido decirlo decirme decision decisiones decisorio declaracion declaraciones declarantes defecto defectos
  defende defender defendes defendida defendido define definida definidas definir definitiva deja dejalo dejas dejelo deletrea
  delta demanda demandada demandadas demandado demandados demandamos demandante demandantes demandar demandas demandase
  demandases demando demas demasiada demasiadas demasiado demasiados demora demoras demorase demorases denomina dentro
  deponentes deposicion deposiciones derecho derechos derivada derivadas derivado derivados desacuerdo desacuerdos desalojo
  descanso descripcion descripciones description descubrimiento descubrimientos deseada deseamos deseo deseos deshacer deshaga
  deshagas despacho despedida despedidas despedido despedidos despidio despido despidos detallada detallado detallados detalle
  detalles determinacion determinaciones determinar deuda deudas devuelva devuelvas devuelve devuelves devuelvo diaria diarias
  diario diarios dias dicho dichos diciembre dictada dictadas dictado dictador dictados dictamen diez diferendo digital
  digitales dije dire direccion direcciones directo director directora directorales directoras directorio directos disciplinaria
  disciplinarias disciplinario disciplinarios discovery discriminacion disculpa disculpas disculpe disculpen dispon disponen
  disponibilidad disponible disponibles disposicion dispuesta dispuestas disputa disputas disputase disputases dispute distancia
  distancias distinta distintas distinto distintos distribucion dividido divididos dividimos dividir divorcio doce doctor
  doctora doctorales doctoras documenta documentado documentados documental documentas documente documento documentos
  domiciliada domiciliadas domiciliado domiciliados domingo domingos duda dudas duracion duraciones dure edificio edificios
  editar edmonton efectivamente ejecucion ejecutivo ejecutivos ejemplar ejerzo electronica electronicas electronico electronicos
  electronics elegida elegidas ellas ello emergencia emergencias emergency empecemos empezando empezar empezo empieza empiezan
  empiezas emplea empleada empleadas empleado empleador empleados empresa empresas encarga encargada encargadas encargado
  encargados encargar encuentras energia energias enero english enlace enlaces entender entera enterado enterar enteras entere
  entero enteros entiendo entra entrante entras entrega entregada entregadas entregado entregados entregas entres entrevista
  entrevistas entrevistase entrevistases envia enviado enviados enviamos enviar enviaremos enviarla enviarlo envie envio equipos
  equivocada equivocadas equivocado equivocados equivoque erronea erroneas erroneo erroneos error esas escriba escribas escribe
  escribes escribi escribimos escribir escribo escrita escritas escrito escritor escritos escuela escuelas esos espacio espacios
  espanol espanola espanolas especial especiales especialista especialistas especializado especializados especialmente
  especifica especificas espera esperas espere esperes estaban estabas estacionamiento estadounidense estadounidenses estandar
  estare estaria estarias estenografa estenografas estenografia estenografo estenografos estes estilo estilos estimada estimadas
  estimado estimados estos estudio estudios euro euros evidencia evidencias evidenciase evidenciases exacta exactamente exacto
  excelente excelentes excepto exigencia exigencias exito exitos expediente expedienteo expedienteos expedientes experto
  expertos explicame explicar explicarme explique expres express expropiacion extended extendida extendidas extendido extendidos
  extension extensiones extra extras extremadamente fabrica fabricas factura facturas facturase facturases fallida falta faltas
  farewell febrero fecha fechada fechadas fechado fechados fechas fechase fechases federal federales fija fijar fijarse fijas
  file filipino final finales finalizacion finals financial financiera financieras fines firma firmada firmadas firmado firmados
  firmamos firmaron firmas firme firmes firmo fisica fisicamente fisicas fisico fisicos flexible flexibles florida fondo fondos
  formas format formato formatos formo formulario forzosa forzosas frances francesa francesas franquicia franquicias fraude
  french friday fuera fueras funciona fundacion fundamento fundamentos ganar ganara garantia garantias gasto gastos generala
  generalas generale generales generalmente genial gerente german gestion gestiona gestionar gestionas gestione gestiones
  gestiono gluten glutenes gobierno gobiernos google grabacion grabaciones gracia grand grande grandes gratis green griego
  griegos grupos guia guias gustaria guste gusten habiles habitual habla hablan hablando hablantes hablas hable hables hablo
  habra habras habria habrias hacemos hacen hacerla hacerlo hacerse haces hacia hacias haga hagas hago haitiano hara haras
  hebreo hechos herencia herida heridas herradura hibrida hibridas hibride hibrides hibrido hibridos hindi hipoteca holandes
  home hope hora horaria horarias horario horarios horas hospital hotel hueco huecos human humana humanas humano humanos hungaro
  hungaros huso ibamos idea ideas idioma idiomas igual iguales impagada impagadas impagado impagados importa importas impresa
  impresas impresion impreso impresor impresoras impresos imprimantes inalambricos incendio incendios incidental incidentales
  incidente incidentes incluya incluyan incluyas incluye incluyendo incorrecta incorrectas incorrecto incorrectos incumplimiento
  incumplimientos incumplio independiente independientes index indicar individual industria industrias informacion informar
  informarme ingles inglesa inglesas ingleses iniciar inicio inicios inmediata inmediatas inmediato inmediatos inmueble
  inmuebles inquilina inquilinas inquilino inquilinos instalacion institucion instituto institutos inteligencia interlocutor
  interlocutora interlocutoras interlocutores internacional internet interpreta interpretacion interpretaciones interpretada
  interpretadas interpretado interpretados interpretar interpretas interprete interpretes interpreto interrogada interrogan
  interrogar interrogatorio interrogatorios interven inundacion inversion inversiones invierno inviernos invitada invitadas
  invitado invitados invite islas italiana italianas italiano italianos jane japones japonesa jornada jornadas judicial
  judiciales jueves juez juicio juicios juiciosa juiciosas juicioso juiciosos julio june junio junta juntas juntase juntases
  jurada juridica juridicas juridico juridicos justicia juzgado juzgados kosher laborables larga largas largo largos late
  lateral laudo legal legales legalmente lengua lenguaje lenguajes lenguas lesiones lexicon libre libres licencia licenciada
  licenciadas licenciado licenciados licencias licenciase licenciases liga ligas linea lineas lista listas listo listos litigio
  llama llamada llamadas llamado llamados llamame llamamos llamar llamarme llamarnos llamas llame llameme llamen llamenme llames
  llamo llegar llego llena llenar llenas lleno llenos lleva llevamos llevas local localizable luego lugares lunes mala malas
  manager manana mananas mandar mandarlo mande manejo manejos manera maneras mano manos maquina maquinas marca marcar marcas
  marche marquen marte martes marzo maya mayas mayo media mediacion mediaciones mediador mediadora mediadoras mediadores
  mediados medias mediatrices medio mediodia medios meeting mencionar mencione menciones menos mente mentes mesa mesas meses
  metodo metodos miami micro microfono microfonos micros microsoft miembro miembros miercoles ministerio ministerios minuto
  minutos misma mismas mismos miss mitad mixta mixtas mixto mixtos mocion mociona mocionas mocione mociones mociono modalidad
  moderador modifica modificar modifique modo modos moises momento momentos monday moneda monedas monitor monitora monitoras
  monitores montada montaje montana montanas montreal more motion motivo motivos mover moverla moverlo movil movilidad mucha
  muchas muchos municipios murieron nahuatl name navidad necesaria necesarias necesario necesarios necesidad necesidades
  necesita necesitamos necesitan necesitare necesitaremos necesitaria necesitariamos necesitas necesito negligencia negocio
  negocios ningun ninguna ningunas ningunee ningunees ninguno ningunos nivel noches nombrar nombres normal normales notaria
  notarias notario notarios notas noviembre nuestra nuestras nuestro nuestros nuevas nueve nuevo nuevos numero numeros objecto
  obligatoria obligatorias obra obras obtener ocho october octubre ocupada ocupadas ocupado ocupados ocurrida ocurridas ocurrido
  ocurridos ocurrio oferta ofertas oficial oficiala oficialas oficiales oficialmente oficina oficinas ofrece ofrecen once online
  ontario opcion open operador operadora operadoras operadores opinion oportunidades oral orale orales orden ordena ordenador
  ordenadora ordenadoras ordenadores ordenar ordinaria ordinarias ordinario ordinarios organizacion organizar organo organos
  origina originas origino otono otras ottawa pacifico pacto pactos paga pagamos pagare pagaremos pagas pago pagos palacio
  palacios panel pantalla pantallas papel paras pareces parqueo partes participante participantes particular particulares
  particularmente partiese partieses partir parto pasada pasadas pasado pasados pasante pasar pasarse pasas pascua pasta pasto
  patente patentes pedir pensandolo pequena pequenas pequenes pequeno pequenos perdieron perdon perdone perfectamente perfecto
  perfectos pericial peritajes perito peritos perjuicio perjuicios perro perros persa persas persona personal personales
  personas persone persones persono peso pesos peticiones pide piden pides piso pisos pizarra place plan plataforma plataformas
  platicar plazo plus pocas pocos podeis podemos podra podras podre podremos podria podriamos podrian podrias polaco poliza
  ponemos poner ponerlo ponga pongalo pongas porfavor portatil portatiles portugues portuguesa portuguesas posibilidades posible
  posibles posicion poste postes praxis precio precios precisamos preferencia preferencias preferiblemente preferida preferiria
  preferirias prefiero pregunta preguntaba preguntan preguntar preguntas preguntase preguntases pregunto preliminar preliminares
  preparacion preparatoria preparatorias presencial presenciales presencialmente presentacion presentada presentadas presentado
  presentador presentados presentar presente presentes presidente presidentes prestamo prestamos prevean previa previas previo
  previos primavera primeras primero primeros principal principio principios prior prioridad prioritaria prioritarias
  prioritario prioritarios prisa prisas privada privadas privado privados probabilidades problema problemas proceda procedas
  procede procedente procedentes proceder procedes procedimiento procedimientos procedo proceedings procesal procesales proceso
  procesos procuraduria profesional profesionales programa programar programas prolongada prolongadas prolongado prolongados
  pronto pronuncia propia propias propiedad propio propios proporcion proporcionada proporcionadas proporcionado proporcionados
  proporcional proporcionales proporcionamos prorrata proveedor proveedora proveedoras proveedores provincia provincial
  provinciala provincialas provinciales provincias proxima proximas proximo proximos proyecto proyector proyectora proyectoras
  proyectores proyectos prueba pruebas publicidad pudiera pudieras pudiese pueden puerto puertos pues puesto puestos pulgadas
  punto puntos quechua queda quedamos quedan quedar quedas queremos question quiera quieran quieras quieren quincena quise
  quisiera quisieramos quisieras radicada radicado radicados rapida rapidas rapidez rapido rapidos razon real reales realidad
  rebate recapitula recapitulas recapitule recapitules recapitulo receso reclamacion reclamaciones reclamamos reclamar reclamo
  reclamos recomienda record recordar records recuerda recuerdas recuerde recuerdes reduce reducida reducidas reference
  referente referentes refines refrigerios region registrar registre reglamento regresa regresas regular reiniciar relacion
  relacionada relacionadas relacionado relacionados relativa relativas relativo relativos relator relatora relatoras relatores
  rellenar remota remotamente remotas remoto remotos rentar repartidos repartimos reporta reportado reportas reporte reportees
  reportera reporteras reportero reporteros reportes reporto repreguntas repreguntase repreguntases representa representacion
  representada representadas representado representados representamos representan representante representantes representar
  representas represento republica republicas requerida requeridas requerido requeridos requerimientos requerimos requeriremos
  request requiere requieren requiero requisa requisas requisito requisitos requiso reserva reservacion reservada reservado
  reservar reservas reserve reserves reservo reside residen resido resolver respecto responda respondas responde responder
  respondes respondido respondo responsabilidad responsable responsables restaurante restaurantes resto restos resulta
  resultaron resume resumen resumenes retransmision retraso retrasos reunion reuniones revelar revertir reviertas revisar rice
  rien ring robot robots roles rueda ruedas rumano rumanos rusa rusas ruso rusos sabado sabados sabe sabemos saber sala salario
  salarios salas sale sales salon salones salta salto saltos saludo saludos salvo santo santos saturday secretaria secretarias
  secretario secretarios section sede sedes segui seguia seguid seguida seguidas seguido seguidor seguidores seguidos segunda
  segundas segunde segundes segundo segundos segura seguras seguros seis semana semanas seminario seminarios senas senior senora
  senoras senores senorita senoritas sentencia sentencias separada separadas separado separados september septiembre sera seran
  seras serbio seremos seria serias servicio servicios sesion sesiona sesionas sesione sesiones sesiono siete siga sigas
  significa signo signos siguiente siguientes silla sillas simon simple simplemente simples simultanea simultaneas simultanee
  simultanees simultaneo simultaneos sindicato sindicatos single sino sirve sirves sitio sitios situada situadas situado
  situados socia sociedad socio socios sola solamente solapa solas sole solicita solicitada solicitante solicitar solicito
  solicitud solicitudes solos somali somos sonido sonidos soporte soportes spanish special standard streaming string strings
  subtitle subtitles sucedio sucesion sueco suecos suelta suelte suelto sueltos suite suministro suministros sunday superior
  superiora superioras superiores support suprema supremas supreme supremo supremos supuesto supuestos suscrita suscritas
  suscrito suscritos suyo suyos tabletas tagalo talleres tampoco taquigrafa taquigrafas taquigrafia taquigrafo taquigrafos tarde
  tardes tarta tate teatro teatros tecnica tecnicas tecnico tecnicos tele telefono telefonos telematica telematicas telematico
  telematicos tell temprano tempranos tendria tendrian tendrias tener tenerla tenga tengas tenia tenias tercer tercera terceras
  terceree tercerees tercero terceros termina terminada terminadas terminado terminados terminal terminamos terminar terminas
  termine terminemos termines termino terminos terreno terrenos test testigo testigos testimonial texto textos tiempos tienda
  tiendas tienen time times tipo tipos titulo titulos toda todas todavia toma tomas tomense toronto total totalidad totalmente
  trabajos traduccion traductor traductora traductoras traductores tramitar tramite tramites transcribir transcripcion
  transcripciones transcripta transcriptas transcripto transcriptos transforma transformada transformado transformar transformas
  transformo transigir transmision transmisiones transmitir transmitira transmitiras transmitire trata tratas treinta trial
  tribunal turco turcos ubicacion ubicada ubicadas ubicado ubicados ucraniano ucranianos ultima ultimas ultimo ultimos unas
  unica unicamente unicas unico unicos unidad unido union unos urge urgencia urgencias urgente urgentemente urgentes usar
  ustedes vacaciones vais vale vales vancouver varios vegetariana vegetarianas vegetariano vegetarianos veinte vemos vence
  vencimiento vencio vendedor vendi vendia vendio vengo venta ventas verano veranos version versiones versiono viaje viajes
  video videoconferencia videografa videografia videografo videografos videos viene vienes viernes vietnamita vinculante virtual
  virtuales virtualmente vista vistas vive viven vives vivo vivos voces voluntaria voluntarias volver wednesday winnipeg zona
  zonas
`,
  known: `
  abra abran abras abre abres abri abrid abriendo abrio abrir absente acaban acabar acabas acabe acaso accion acento acepta
  aceptara aceptare aceptas acepte aceptos acera acercan acercas acerco acero aclaro acomodadas acomodos aconsejas aconsejo
  acosos acosta acosto acre actas acto actores actos actuado actualices actuan actuar acudio acuerda acuerdas acusa acuso
  adelantes adelanto adicion adora aerea affaire afin afines afirma afirmado afirmaron afirmativos afirmo afueras agostos
  agregadas agregados agregan agregando agregas aguas aguda agudas ague aguja ahogado aja ajo ala alamo alan alas alba aledanas
  alego alemanes alfa algas algos ali alias aliento alio alisto alma almas altar alterna alternos altos alza alzo ama amaba
  amabas amante amar amas ambar ame amen amentes americano americanos americo amiga amigas ana anaden anades anales anchor andan
  andar andas ande andes anormal anteras anti antigua antiguos apaga aparece aparta aparte api aplican aplicar aplicas aplico
  apodo apolo aportar apos apoya aprecio apremiantes apres aprobada aprobadas aproxima aprueba apto apuesto apunto aras arca
  archive arco arde ardiendo are areas aren arena ares argentinas argentino aria arias arlos armar aroma arpa arrendatarios
  arribas arribo arriendos arrobas arroja artes articular asa asado asalto asegura aseguradoras aseguro asento asesina asesinos
  asesoramientos asesoras asesorias asia asienta asigno asis asistencias asma asocia asocio aspero asta asustar asusto atajo
  atar ates atlas atrae atun aura autor autora autos auxilios ave aves ayudan ayudara ayudare ayude ayudes ayudo baba bajada
  bajado bajar baje bala balada baladas balas balon banana banca bandas bando bandos banera banos banque bar barca barco barcos
  barrera basa basaba baso bastantes bata batallas bate bates bayas beba beben beber bebes bebi bebido bebo beca bel bella
  bellas bello bellos ben bengali besa besado besar bese beso besos bey bicho bichos bienes bilingues billones biografias
  biografica blanca blancos blando bloqueo boa bocas boda bodas body bola bolas bolos bon bono borneo borrado bota botas bote
  bree brisa buda buey bufetes bula bus busca buscado buscan buscare buscas buscos busto caballero cabe cabezas cable cables
  cabos cabra cabras cabrera caca cadas cae caera caes cago cai caia caida caigo caja cajas cal calendar cali caliente calientes
  calla callas callen calma calme calor calvo camas cambiados cambian cambiando cambiara cambiare cambiaria camilo camina
  caminos camion campeonatos campos can cana canadas canas candidata candidatas candidato cano canones cansada canse canta
  cantada cantas cante canto cantos caos capa capas cape capita capitana caracteristica caracteristicos carajos caray cardo
  carece carga cargas carla carlo carnada caro caros carpa carreras carreta carro carros cartera casada casado casados casar
  casara casco cascos casino castellana catalana categorias causan causar cause causo cavidad cayo caza cazas cebo cede cedio
  cejas cela celebra celebramos celebran celebrando celo celta celula celulas cena cenas censos centradas centrados centran
  centras centres cepa cera cerco cerda cerdo ceros cerrada cerradas cerradura cerramos cerrando cerro cerros cesar cese cesion
  ceso cesta cha chambre chan chaque chas checa checo cheque cherche chicle cho choco choques cia ciclo ciego cielos cien ciento
  cientos cierra cierro cierta ciertas ciervo ciervos cies cima cimas cincos circo cisma citan citar clan clanes clara claras
  clausura clave claves clavo clavos clero clip cloro clube clubes cobra cobre coca coches coco codificados codo coge coger
  coges coja cojo cola colas cole colegiados colera colision colon coma comas comen comentando comento comenzado comenzara
  comere comete comi comia comicas comido comiendo comio comiste comoda comodo compara comparada comparado comparar comparo
  compartia compartida compartio compite compleja complejas complejo complejos completadas completados completan completando
  compradas comprados compran comprando comprare compraventas compres computadores cona concejo concejos concretar concreto
  concretos conde condominios conejo conejos confirmadas confirman confirmando conforma conformada conformado conformar
  conformes conjuntas conjuntos cono conoceis conocen conoci conocia conocidas conocidos conocimos conocio conozca consigo
  consta constituia constituidas constituido consultor contactados contado contar contaste conte contenta contento contestados
  contexto contiene continuaba continuadas continuados continuan continuando continuara continuen continues conto contrae
  contrajo contras contrata contrate contratistas controla convencio convento conventos convienes copas copiar copie copies cora
  coral corales core corea coreanas coreanos coreen coro coros corra corran corras correa correr corria corriges corrijas corrio
  corro cortar corten coser cosmos costar costas coste costes costosa cota cotas cotes coto crea crear creas crece crecer creci
  crecio credo creeis creen creera creia cresta creyo crie crio criolla critica criticas cuadro cuan cuarta cuatros cubo cuenca
  cuencas cuente cuentes cuento cuentos cuerno cuero cuerpos cuervo cuestan cuestas cueste cuestion cueva cuevas cuidados
  cuidando culo culos culpar culpas culpo cultural culturas cuna cunada cunado cura cusco custodias cuyo cuyos daba dada dadas
  daga dama damas damos dan dana danar dando danes dante dara daras dare daremos daria darias das datan datas dates dea deal
  deba debamos debas debate debates debeis deber debera deberas deberiais deberian debi debia debias debida debidos debimos
  debio debos debuts decadas decian decida decide decidi decidio decima decimo decis decisorios decreto dedico dedo dedos deduce
  defendia defendidas defendidos defendio defiende definen defines definido definidos definio definitivas definitivo dejad
  dejado dejan dejando dejara dejare deje dejemos dejen dejes dejo delante dele deletreas della deltas demande demandes demonio
  demos den denominan denominar denominas denomino denso departamentos depende depender deporte deportes derecha derechas des
  desalojos desarrolla desarrollos descansa descanse descansos descenso describe describir descrita descritas descrito descritos
  desdes dese desea deseaba deseadas deseado deseas desechos desee desees desole despachos despacio despide detalla detalladas
  deten determina determinan devant devuelto diablo dicha dichas diciembres dicto diego diente dientes dieron diferendos digan
  digna digno dijes dimision dimos din dinos diosa dira diras directa directas directores directorios diria dirias discos
  disculpan disculpes disculpo discute disenos display dispone disponer dispuesto dispuestos disputan disputar disputes disputo
  diste distritos dividia dividida divididas dividio divorcios doces doctoral doctores doctoro documentes dolar doler dolores
  dom dominio dominios domino don dona dono dormi dormia dormire dossier dote doto doy dual ducha dudar dude dudo duena duenas
  dueno duenos dumas dunas duo dura duras dures duros echa echado echas echo eco edita editor efecto efectos ego eje ejecutiva
  ejemplos ejercido ejercio ejercitos ejes eleccion elegido elegidos eleva elevar eleven elle elles embarco emocion emociones
  empeno empezado empezara empezare empiezo empleaba emplean empleando emplear empleas empleo encargaba encargan encargara
  encargare encargas encargo encender encendido encina encontrara encontrare encontro encore encuentre encuentren encuentres
  encuentro encuentros eneros ente entendera entendio enterados enteres enterrado enterrar entes entienda entiendas entiende
  entienden entrada entrado entran entrantes entrara entrare entraste entregar entrego entren entrenado entrenados entrevisto
  entro enviada enviadas envian enviando enviara enviare envias envien envies envios enzima epica epocas equivoques escriben
  escribia escribio escribire escribis escritora escuchad escuchan escuchar escuchas escuche escucho esfera esferas espacial
  espaciales espanoles especializada especializadas especias especificar especifico especificos espejo esperad esperado esperan
  esperanto esperare esperen esperma esporas esposas esposo estabais estadio estadios estafa estais estando estano estaran
  estaras estarian esteban esteis estemos esten estenografias estimo estival estrado estres estudia estudie estudioso estupida
  estupidos eta etnia etnias evitar evito evo exactas exactos excuse exijo exitosa exitoso experta explica explican explicare
  explicas explicit expliques expresa expreso extender extendia extendio extrae extrana extrane extranos fabrican fabricar
  fabrico fabrique fachada fachadas facial facto factor facture faja falda faldas falla fallas falle fallidas fallido falsa
  falsas false faltan faltar fama familiar familias fan far faro fase fases fea feas febreros feo feria ferias fia fiar ficha
  fichas fideos fiel fiestas fifa fijo fijos fila filas files filipinos film filmada filme filmes filmo filo fina finamente
  financiar financiero financieros finas fine fini fino finos firmar flanco flecha flechas floridas focas foco focos fomento
  foral forja formada formadas formado formados formal forman formar formaron formularios foro forzo fosa fosas foso fotos
  fractura fracturas franceses francisca francos fraudes frentes frio fuegos fuente fueran fuero fueros fuertes funcion
  funcional funcionan funcionar funcionas funcione funciono fundicion fundo futura futuros gais gala gales galo gama gana ganaba
  ganada ganan ganaras ganare ganas gane ganso gante garantiza garcia gas gases gata gato gatos gay gen genera generada
  generadas generan generar generos gentes geografica gerencia gerentes germano gesta gestacion gesto gestos gil gira giran gire
  goberno gobierna godos goles goma gotas grano grant graves gray grey grial griega griegas gros guarani guerras guiar gustan
  gustar gustara gustarias gustas gustes gustos habias habiendo habil habita habitan habitante hablado hablara hablare hablen
  habran habre habremos habrian haced haceis hacha hacian hacienda hada hadas hagais hagamos hagan haitianos hale halla hallan
  hallar halle hallo halo hambre haran harian harias harina harta harto hayan hayas hebrea hebreos heces hecha hechas her
  herencias herido heridos hermanas hermanos herraduras hielo hijas hilo hilos hindis hindu hipotecas historial historias
  historica hito hitos hoja hojas holandesa hombro hombros homes hondo honra hopes horda hoya hoyo hoz hubieran hubieras hubo
  huelo huerta huertos hueso huesos huevo huevos hume humo hungara husos huyo iban ibas ice ida ideal ideo idiotas iglesias
  ignore ilegal ilegales ilegalmente importan importar importe importo incendie incluia incluian incluyen incluyes incluyo
  increibles indica indican indicios indo industrial industries inferior infierno influye informa informal informan inicia
  inicial inician inmersion input instituyo inteligencias interpretaba interpretan interpretando interrogadas intime invita
  invites invito ion ira iran iras isa islam item jaca jade jaen jamais jan janes japonesas jara jaula jefa jefes joda jodas
  joder juana judas judio judios jueces juega juegas jugada jugado jugados jugara jugo julia julios junes junior junios juntar
  juradas jurado jurar jure juro justa juste justicias justos juzgar laborales lados lady lago lagos laguna lagunas lamas lane
  larvas lata latas lates laudos lazo lea leal leales lecciones lecho lee lees legion legiones lei lema lena lenta lentes leo
  lesion letal letras lexico leyo liber libero libra libras libros licencio lila lima limon linda lindas lineal linear lio lios
  lira liras lisa lisas liso lisos literal litigios litio llamaba llaman llamando llamara llamare llana llano llanos llave
  llaves llega llegamos llegan llegara llegare llegas llevados llevan llevara llevare lleve llevemos lleves llevo lobo loca
  localizables locas locos lodo lola loma lomas lote luces lucha luchas lucho luegos luisa luna lunar lunares lunch luto macho
  machos macro madera maderas madres mafia magia magno mago magos malditas malditos males mali malla malos malta man manada
  manda mandan mandare mandarin mandes mando mandos maneja mango mani manta manto manual manzana manzanas mapa mapas mara marcan
  marcha marchar marchas marches marcho marco marcos marea mareas mares marica maricas marina marino marques marta martir marzos
  masa masas mata matan matara matare matas mate mateo mates maton mayos maza mazo mean mear meca mediator medica medicacion
  medicas medicion mediciones medicos medida medidas medido medina mediodias medir meditacion mega mejora mejoro melo mena
  mencion menciona mencionan menciono meno menor menores mensajes menta menti mentido mera merito meritos mero mes mesias meta
  metas mete metes metido metio meto metro mias mide miedos miel mientas miente mientes miento mierdas milita milla millas mina
  mine minera mineras minero ministros mino minute minutes mios mirad miran mirar miras mires miro misa mise mises mito mitos
  mitre moda modas modelos moderado moderados modificado modificas modifico modifiques modulo mol mola mona monde mono monos
  montadas montado montajes monte montes monto mora moral morales moralidad mores moria morira morire moro moros morse motel
  motin moto motos movimientos movio moya mozo muchacha muchachas muda mudo muera mueras muerde muere mueres muero muerta
  muertas muertes muestra muestras muestro mueva muevas mueve mueves muevo mula mundos muro muros musa museos musico nace nacen
  nacer naci nacido nacion nadal nadar nadas nahuatls names nana nasa natura naves navio necesitais necesitar necesitara
  necesitares necesitarias necesite necesitemos necesiten necesites negligencias nego negra negros nena neo nicho nido nidos
  nieve ninas nocion nociones nodo nodos nomas nombra nombrada nombrados nombro non nora norma norman normas nosotras nota notar
  note notes noticia noto notoria nova novias noviembres novio nuca nueves nuez nula numerosa numeroso objeto obligatorio obtuve
  ocal occidente ochos ocio octubres ocupaba ocupando ocupo ocurra ocurren ocurria ocurrir ocurrira odia odiaria odias odie
  odies offset ofrecer ofreces ofreci oia oidos oiga oigo oil oiste ojo ola olas olla olor onces onda operado opio oposicion
  opuesto opuestos oran ordenado ordenados ordenas ordene ordeno ordinal organiza organizan originan osea oso osos ostras otero
  otonos output oxido oyen oyes oyo paces pacifica pacificos pacifique paco pagado pagados pagan pagando paganos pagar pagara
  pagares paja pal pala paliza palo palos pampa pan panda panos papado papal papas papua parad parada paradas parado parados
  paramos parar parce pardo pare parecen parecer parecio paredes pares parle paro parqueos parques parra parten participa
  participe particula particulas partida partidas partio partos pasaba pasamos pasan pasantes pasara pasaras pasare pasaremos
  pasaste pascual pascuas paseando pasear pasen paseo pases pasos pastas pastor pastos pata patada patadas patas pato patos
  paula pausa pavo pavos peces pecho pechos pedi pedia pedido pedire pedo pega pegar pego peliculas pelo pelos penal penas pene
  pensado pensara pensare penso peon pera perdera perdere perdida perdidos perdio perdona perdonen perdones perdono perfecta
  perfectas periodos perla perlas permico permisos permito peros perras perrito personajes peru pesa pesada pesadas pesado
  pesados pesas pescar pese peste pete pez pico picos pida pidas pido pie piensan piense pienses pierda pies pile pina pino
  pinos pinta pinto pio pipa pis pista pistas pito pizarras placa placed places plaga plagas plana plano planta plato playa
  plazas plazos plena pleno pobre poca pocion podamos podiamos podian podias podran podres podriais polaca polacos polares
  police policial policias politicas politicos polizas polo polos pon pondra pondras pondre pondremos pondria pone ponen pones
  pongan pongo ponia pop popa pope poros porques porras porta porte porto portugueses posada posadas posee posiciono postre
  potente potentes pozo pozos pre precedente precedentes preciosa precioso precise preciso precisos prefecto preferente preferia
  preferidas preferido prefiere preguntabas preguntare preguntaste pregunte preguntes prejuicios premios prensa preocupas
  preocupe preocupen pres presa presas presencia presenta presentaba presentan presentando presentare presento preservacion
  preservar preside presidenta preso presos prestado presto presunta presunto preveia prevista prima primas primaveras prisma
  pro probado proceden procedia procedio procesar procuradurias profesora prontos pronuncias pronuncio propina proporciona
  proporcionaba proporcionan proporcionando proporcionar proporciono prorratas prosa protector protectora protectores proyecta
  proyectar pruebe publica publicada publicados publicando publicos pude pudieran pudiesen pudieses pudo puebla pueblos puedan
  puedas puertas puesta puestas pulpa puma punica puno punos punta puntas pura pure puro puros puse pusiera puso putas puto
  putos quechuas quedara quedare quede queden quedes quedo queja quejas quema quemar queramos queres querian querias queridos
  querra querria quiebra quienes quieta quieto quincenas quises quisieran quiso quita quitas quite quiten rabia racional radios
  raja rama ramas ramo ramon ramos rara raras raros ras rata ratas rato raton raya rayo realiza rebates recesos recibi recibia
  recibido recibir recibo reclama recomiendas recomiendo recordara recordare recorde recordo recortes recto recuerdan recuerden
  recuerdos redes reducen reduces reducido reducidos referencia referencias refiero regio registra registran registres registro
  reglamentos regresan regresara regresare regrese regreses regreso regula regulan rei reid reina reinos reja rejas relaciona
  relaciono relato relatos remate remonta renal reno renta rentas reparacion repartidas reparto reportados represa representaba
  representando represente requeria requete requieres res resalta reservadas reservados residente residentes resides residio
  respecta respectos respeto responden respondia respondidos respondio reste resultados resultan resultando resultar resultas
  resulto resumes reto retos retrato retratos reunian reunio revela revelan revisa revistas revolver ria rica rices rico rie
  riego riendas riendo ries rige rigen rios risa risas rita rito roba robles robo robos roca rocas roche rodo roja rojos roma
  romano romanos rompa ron ropas rosa rosas rota rotas roto rudo rue ruego rufo rule rules rumana run rusia ruta rutas sabeis
  sabian sabias sabido sabina sabio sable sabor sabra sabras sabre sabremos sabria sabrias saca sacado sacas sagas sajones
  salado saldo salen salga salgas salgo sali salia salid salido salio salle salles salmo salmon salmos salsa saltar saltas salud
  saluda salva salve salvos sana sancion sanciones sano sanos sant santidad sao sazon sean seca secas seccion secesion seco
  secos secreta secretos secuela secuelas sed seda sega seguian seguias seguimos seguira seguiras seguire seguis selecciones
  sello sellos semanal semanario sena senal sencilla sencillos sendas seno senoria senos sensores sentado sentar sente sentidos
  sento seo sepa sepan separamos sepas septiembres sequia serbia serbios sere seres serian series serios serna servia sesos set
  sets sexto short sic sida sienta sientas sienten sierra siesta sietes sigan sigla siglas siglos sigma signe signes significan
  significar significas significo sigo siguen sigues siguiera silos silva sima singles sinos sintio siria sirio sirva sirven
  sirvo sismo sistemas situaba situo slip sobra sobras sobres socias soda sodio sofa soga sois soja sol solana solapas solar
  solares soler soles solia solias solicitadas solicitado solicitantes solicitas solicitos solido solidos somalis sonado sone
  sono sonora sonoras sopa sopla soporta soporto sos sosa soto sube subes subo suceda suceden suceder sucedia sucedido sucia
  suciedad sucio sucios sud sueca sueldo suele suelo suelos sueltas suelten sueltes suenan suenas suene suenos suero suficientes
  suiza suman sumo superficies supo supuesta supuestas surco surf surge suscito susto suya suyas tabla tablas table tac tacto
  tagalos tajo tala tales talla tamil tango tanta tantos tapa tape tapones taquigrafias tara tarda tardo tarea tartas tasa tasas
  tazon tea techo techos tejas tejido tela teles temas teme temer temes temia temo temporadas temprana tempranas ten tendido
  tendra tendran tendras tened tenes tengais tengan tenian tenis tenor tensa tenso terco termica termico terminaba terminan
  terminando terminara terminare terminen ternera territorios terror tia tias tic tiende tienden tierras timon tina tinta tinto
  tios tira tiras tire tiren tires tiro tiros tito toca tocar tocas toco toman tomara tomare tome tomes tomo tomos tonalidad
  tonga tono tonos tonta tontos tope topo tora torneos torno toro toros torre torres torta tos trabaja trabajan trabajare
  trabajas trabaje tracia tracto trae traes trago traia trajes trajo trama tramando tramas tramo tranquila tranquilos
  transformadas transformados transmitida transmitio trapo trasera traseros tratado tratan tratar trate trates tratos traza
  trazas trazo treintas tren trenes trente tribal tribuna tries trio tropa truco trucos true trust tubo tunica turca turno
  turnos tuya tuyos ubica ubico une unia unida unidas unio urbe urdu urges urnas usa usan usare usas use usos uva uvas vaca
  vacia vacias vacio vacios vago vague val valen valer valla valle valles value values vano vara vargas varia varian variar vaso
  vasos vasta vasto vayan vayas vea veamos vean veas vega vegas veias veintes veis velas velo vena venado venas vencedor vencer
  vences vencido vencimientos venda vendas vende vendian vendias vendida vendido vendis vendo vendra vendria vendrias vengan
  vengas venia venias venid ventral vera veran verde vere veremos verga veria verme veros verse veto via viaja viajo vias
  victorias vid vidas vieja viejos viendo vienen viento vieras vietnamitas vil villa villas vimos vina vinculantes vine vinos
  vip visa visir visita visitas visito vistos vito viuda viva vivan vivas vivi vivia vivio vivira vivire vocal volo voluntario
  voluntarios volved volvera volvere vos vosotros voto voz vuela vueltas vuelto vuelva vuelven vuelves vuelvo vuestra vuestras
  vuestro vuestros yace yale yate yes zar
`,
};
