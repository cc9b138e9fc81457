/** Spanish words, folded, by which slips of the fingers are recognised (`spelling.ts`). Made by `scripts/words.mjs`. */
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
  abajo abuela abuelo aca acaba acabo academia acaso accion actividad actividades actriz actual actualidad actualmente adentro
  administracion adonde afuera agua aire aires album alegro alma alto altura america amiga amigo amigos amo amor anda animales
  anoche antigua antiguo anuncio aparece aproximadamente apuesto area argentina argentino arma armas arte artes artistas
  asesinato asesino asociacion ataque aun autor avion azul bailar baile banda bano bar barco barrio basta bastante basura
  batalla bebe ben bienvenido biografia blanco boca bolsa bonita bonito bosque brasil brazo broma bromeando busca buscando
  caballeros caballo cabeza cabo caja california calma cama camino campana campeon campeonato campo canal canciones cantante
  canton capitan caracteristicas carajo carcel carino carlos carne carrera casi castillo categoria cenar censo cerebro cerveza
  chica chicas chico chicos chile cielo cielos ciencias cine clasificacion color comandante combate companero compuesto comuna
  comunidad condado congreso conjunto conmigo conoce conoces conocida conocido conseguir contigo convirtio copa corazon coronel
  costa creacion creen creer crei creia crimen cruz cuerpo cuidado culo culpa cultura cultural cumpleanos cuya cuyo dan dano dar
  dare das debajo decada decidio defensa dejado deje dejes dejo demografia demonios densidad departamento derecha desarrollo
  despierta destino detective detente detras diablo diablos dicen dicha diciendo dieron dificil diga digas digo dijeron dijiste
  dio diria dirigida disco diseno distrito diversas diversos divertido division dolares dolor don dormir doy drogas duele dulce
  duro economia edad edicion educacion ejercito elecciones elegido elementos encanta encima encontrado encontramos encontre
  encuentro enemigo enfermo enseguida entendido entiendes entrada entrar episodio epoca eras escribio escucha escuchar espada
  especie especies esperaba esperando esperen espero esposa esposo estabamos estacion estadio estaremos estructura estupido
  estuve estuvo etapa existen extrano facil fantastico fase feliz festival fiesta fin finalmente formacion formula foto fotos
  francisco frente frio frontera fuego fuerte fuerza fuerzas fui fuiste funcion futuro gano garcia genero geografia geografica
  gira gobernador gracioso guardia gustan gusto habian habitacion habitantes hablamos haciendo hambre han hare haremos haria haz
  hermana hermano hermosa hermoso hice hicieron hicimos hiciste hija hijos historico hizo hogar hombres honor horrible hoy
  hubiera hubo iba idiota ido iglesia imagen imbecil imperio importancia importante importantes imposible incluso increible
  independencia infierno influencia inteligente intento interes interesante interior investigacion ire iremos isla izquierda
  jamas james japon jefe jorge joven juan juego juegos jugador jugadores jugando jugar jugo juntos juro lado lamento lanzado
  lejos leon ley libertad libro libros linda lindo llamare llave llegado llevar llevo loca localidad loco locura logro longitud
  luces lucha luis luna luz madre maestro mal maldicion maldita maldito malo mama mar maravilloso maria marido matado matar mato
  matrimonio mayoria medalla medico medida mejores menor mercado mes mia miedo mierda mil miles militar millones ministro mio
  mirando mirar mire miren mision modelo monton morir movimiento muchacho muchachos muerta muerte muerto muertos muestra mujer
  mujeres mundo municipal murio museo musica musical nacido nacio natural nave negro nena nina nino ninos nombrado norte novela
  objetivo obtuvo ocasiones occidental ocurre odio oeste oido oir ojala ojo ojos oportunidad ordenes oriental origen original
  oro oye paciente padres pais paises palabra palabras papa par parar paris parque participo pasando pase paul paz pedro pelea
  pelear peligro peligroso pelo pena pensaba pensado pensando pensar pense peor perder perdi perdido periodo permiso perra
  personaje personajes perteneciente peru pesar pie piensa piensas pienso pies pistola planeta planta plantas plata plaza pobre
  podia policia politico pone popular posee posteriormente premio premios preocupes presencia princesa principales
  principalmente prision probablemente produccion profesor prometo publica publicado publico pude pudo pueblo pueda puedas
  puerta puso puta quedo queria querias querida querido quiza quizas radio raro rato rayos razas realizar realizo recibio
  recuerdo red regalo reglas regresar regreso reino relaciones respeto resultado resultados revista rey rio rojo roma ropa ruta
  saben sabia sabias sacar sal salga salida salio salir salud salvar sangre santiago sargento seas sector seguir seleccion senal
  sencillo sentir sere serio sexo siendo siente sientes silencio similar siquiera situacion social sociales sol soldados
  sorpresa suelo suena sueno suenos suerte suficiente superficie supone supongo tales tamano television tema temas temo
  temporada ten tendra tendras tendre tendremos tenian tenido teniente teoria terrible territorio tierra tierras tio tomar tome
  tonto torneo torre trabajando trae traje tranquilo trasero tratando trato traves triste tropas tus tuve tuvo tuya tuyo usa uso
  valle valor van varias vaya vayan vayas vea veamos veces ven venga vengan venido venir ventana veo veras vere veremos verte
  ves vete victoria vieja viejo viendo vienen villa vine vino vio viste visto viva vivir volar volvere volvio vosotros voz
  vuelta vuelto vuelva vuelve
`,
  own: `
  abierta abiertas abierto abiertos abogada abogadas abogado abogados abre abren abres abreviada abreviadas abreviado abreviados
  abril accesibilidad accesible accesibles acceso accesos access accidente accidentes accionistas acelerada aceleradas acelerado
  acelerador acelerados aceptan aceptar acepto acerca acion aciones acogido acomodada acomodo aconseja acordado acordamos
  acordar acordaron acoso acta actas actor actora actorales actoras actua actuacion actualice actualizar actuamos actuando
  actuas actuo acuerdo acuerdos adecuado adecuados adelante ademase ademases adicional adicionales adios adjuntar adjunto
  adjuntos administrador administrativa administrativas administrativo administrativos ador adora adoras adorase adorases adores
  aeropuerto aeropuertos afirmativo aforo agendar agente agentes agosto agradecida agradecidas agradecido agradecidos agradezco
  agrega agregada agregado agregar agrego agreguen ajustar albanes alcanzar aleman alemana alemanas alergia alergias algun
  alguna algunas alguno algunos alimento alimentos alla alli almacenan almuerzo almuerzos alquilar alquiler alquileres alrededor
  alta altas alterno amable amables ambas ambos amenidades amente americana americanas ames amientos amos amparada anade ando
  anexo anexos animal annual anota anotada anotado anotar ante antemano anterior anticipo anual anuales anualmente anular
  aparcamiento aparcar apartar apelacion apelaciones apelar apellido apellidos aplazar aplica aportar apoyo apoyos apremiante
  aprobado aprobados apruebo apuntar apuro apuros arabe arabes aran arbitra arbitraje arbitrajes arbitral arbitrales arbitrar
  arbitras arbitre arbitres arbitro arbitros archivo archivos aria arias arlo arrendador arrendamiento arrendamientos arrendar
  arrendatario arriba arriendo arroba articulo articulos artificial asamblea asambleas ascensor ascensores aseguradora asesor
  asesora asesoramiento asesoran asesorar asesoria asiento asientos asigna asiste asisten asistencia asistente asistentes
  asistes asistir asistiras asociada asociadas asociado asociados asume asumimos asumir asunto asuntos atencion atendemos
  atentamente atiende atienden atras audiencia audiencias audio audios audiovisual aula aulas auto autobus autoridad autos
  auxiliar auxiliares auxilio avance avances avenida avenidas avisa ayer ayuda ayudan ayudar ayudarme ayudas baja bajas bajos
  bancaria bancarias banco bancos banquete banquetes barato baratos bares basada basadas basado basados base bases basicamente
  bebida bebidas bilingue bitcoin bloque bloques bocadillo bocadillos borrador borradora borradoras borradores borrar boutique
  breve brevedad breves brida bridas buen buena buenas buenos bufete bufetes buscamos buscar busco business cabe caben cada cafe
  cafes caiman calgary caliente calientes calificado calle calles camara camaras cambia cambiado cambiamos cambiar cambiarla
  cambiarlo cambiaron cambias cambie cambien cambies cambio cambios canada cancela cancelada cancelar cancelo cancion candidatea
  candidateas candidatee candidatees candidateo cantidad cantonais cantones capacidad capacidades capacitacion capacitaciones
  capital cara caras caratula caratulas cargar cargo cargos caro caros carro carros carta cartas casas case cases caso casos
  casta castas castellano castellanos catalan catering causa causas celebra celebrada celebradas celebrado celebrados celebran
  celebrar celebrarse celular cena cenas centra centrada centrado central centre centro centros cerca cero cerrado cerrados
  certificada certificadas certificado certificados chance chances change chao chatear chau cheque cheques china chinas chino
  chinos chiste chistes choque christmas ciego ciegos cierra cierran cierre cierto ciertos cifrado cinco cincuenta cincuentas
  cinta cintas cintase cintases cision cita citas ciudades civil claros clase clases clausula clausulas clienta clientas cliente
  clientes clima climas club clubs coabogada coabogado cobra cobran cobrar coche coches cocinar codificado colega colegas
  colegiado colegio colegios come comencemos comenzando comenzar comenzo comer comercial comercio comercios comes comida comidas
  comienza comienzan comienzas comienzo comienzos comision comite comites common comodidades compania companias comparar
  comparecencia compartido compartidos compartimos compartir compartiremos compartirlo compelidas compiles completa completada
  completado completamente completar completas complete completes completo completos composicion compra comprada comprado
  comprador compramos comprar compras compraventa compre comprende comprendes compro computadora computadoras comun comunicamos
  comunicarme comunicarse concierne conciliacion conciliaciones concreta concretas condiciones condominio conducida conecta
  conectan conectar conectas conference conferencia conferencias conferenciase conferenciases confidencial confidenciales
  confidencialidad configuracion confirma confirmada confirmado confirmados confirman confirmar confirmas confirme confirmela
  confirmen confirmes confirmo conflicto conflictos conforme conjunta conocemos conocer conozco consecutiva consecutivas
  consecutivo consecutivos consejo consejos conserva conservan consideramos constituida construccion constructor constructora
  constructoras constructores consulta consultar consultas contacta contactado contactan contactar contactarme contactas
  contacte contacten contactes contacto contactos contar contesta contestado contestan contestar contestas conteste contestes
  contesto contiguas continua continuada continuado continuar continuas continue continuemos continuo continuos contractual
  contractuales contraparte contraria contrarias contraries contrario contrarios contratada contratadas contratado contratados
  contratista contrato contratos contres control controversia controversias convenido convenio convenios conversacion conversar
  conviene convinieron coordinar copia copias copiase copiases cordial cordiales cordialmente coreana coreano corre correccion
  correcta correctas correcto correctos corregir corren correo correos corres corri corrige corrija corrijo corta cortas corte
  cortes corto cortos cosa costar coste costes costo costos cote cotizar cree crees criollo criollos critico criticos croata
  croatas cross cuales cualquier cualquiera cualquieras cuanta cuantas cuanto cuantos cuarto cuartos cuatro cubrimos cubriremos
  cuenta cuentan cuentas cuesta cuestan cuestionamiento cupo cupos curso cursos custodia dado dados damos danos data date dato
  datos debe debemos deben deberia deberiamos deberias debes debido debo debut debutes decia decias decide deciden decides
  decidido decidimos decido decirlo decirme decision decisiones decisorio declaracion declaraciones declarantes declarara
  declararas dedican defecto defectos defende defender defendes defendida defendido define definida definidas definir definitiva
  definitivas deja dejalo dejar dejas dejelo deletrea delicada delicadas delta demanda demandada demandadas demandado demandados
  demandamos demandante demandantes demandar demandas demandase demandases demando demas demasiada demasiadas demasiado
  demasiados demora demoran demoras demorase demorases denomina dentro dependen deponentes deporte deportes deposicion
  deposiciones derecho derechos derivada derivadas derivado derivados desacuerdo desacuerdos desalojo desayuno descanso
  descripcion descripciones description descubrimiento descubrimientos descuento descuentos deseada deseamos deseo deseos
  deshacer deshaga deshagas designar despacho despachos despedida despedidas despedido despedidos despidio despido despidos
  detallada detallado detallados detalle detalles determinacion determinaciones determinar deuda deudas devuelva devuelvas
  devuelve devuelves devuelvo diaria diarias diario diarios dias dice dices dicho dichos diciembre dictada dictadas dictado
  dictador dictados dictamen dieta diez diferencia diferencias diferendo diferente diferentes digital digitales dije dime dira
  diras dire direccion direcciones directo director directora directorales directoras directorio directos dirigir discapacidad
  discapacitado disciplinaria disciplinarias disciplinario disciplinarios discovery discriminacion disculpa disculpas disculpe
  disculpen dispon dispone disponen disponibilidad disponible disponibles disposicion dispuesta dispuestas disputa disputas
  disputase disputases dispute distancia distancias distinta distintas distinto distintos distribucion dividido divididos
  dividimos dividir divorcio doble dobles doce doctor doctora doctorales doctoras documenta documentado documentados documental
  documentas documente documento documentos domiciliada domiciliadas domiciliado domiciliados domingo domingos duda dudas dura
  duracion duraciones duran duras dure edificio edificios editar edmonton efectivamente ejecucion ejecutivo ejecutivos ejemplar
  ejemplo ejemplos ejerce ejerzo eleccion electronica electronicas electronico electronicos electronics elegida elegidas elegir
  elevador elides elija ellas ello email embargo emergencia emergencias emergency empecemos empezando empezar empezo empieza
  empiezan empiezas emplea empleada empleadas empleado empleador empleados empresa empresas encarga encargada encargadas
  encargado encargados encargar encontrar encuentran encuentras energia energias enero english enlace enlaces entender entera
  enterado enterar enteras entere entero enteros entiendo entra entrante entras entrega entregada entregadas entregado
  entregados entregar entregas entres entrevista entrevistas entrevistase entrevistases envia enviada enviadas enviado enviados
  enviamos enviar enviaremos enviarla enviarlo envie enviela envielo envien envio equipa equipamiento equipamientos equipos
  equivale equivocada equivocadas equivocado equivocados equivoque erronea erroneas erroneo erroneos error esas escalera
  escaleras escalones escriba escribana escribanas escribano escribanos escribas escribe escribes escribi escribimos escribir
  escribo escrita escritas escrito escritor escritos escuela escuelas esos espacio espacios espanol espanola espanolas especial
  especiales especialista especialistas especializado especializados especialmente especifica especificas espera esperar esperas
  espere esperes estaban estabas estacionamiento estacionar estadounidense estadounidenses estandar estara estaran estaras
  estare estaria estarias esten estenografa estenografas estenografia estenografo estenografos estes estilo estilos estimada
  estimadas estimado estimados estos estudio estudios euro euros evidencia evidencias evidenciase evidenciases exacta
  exactamente exactas exacto exactos examen excelente excelentes excepto exige exigencia exigencias existe exito exitos
  expediente expedienteo expedienteos expedientes experiencia experiencias experto expertos explica explicame explicar
  explicarme explicas explique expres express expropiacion extende extended extender extendes extendida extendidas extendido
  extendidos extension extensiones extra extras extremadamente fabrica fabricas factura facturas facturase facturases fallida
  falso falsos falta faltas farewell febrero fecha fechada fechadas fechado fechados fechas fechase fechases federal federales
  feriado feriados festivo festivos fija fijar fijarse fijas file filipino film filmar final finales finalizacion finals
  financial financiera financieras fines firma firmada firmadas firmado firmados firmamos firmar firmaron firmas firme firmes
  firmo fisica fisicamente fisicas fisico fisicos flexible flexibles florida fondo fondos fono fonos foreign formas format
  formato formatos formo formulario forzosa forzosas frances francesa francesas franquicia franquicias fraude frecemos frecen
  french fuera fueras funciona funcional funcionan fundacion fundada fundadas fundamento fundamentos futbol gales ganar ganara
  gane garaje garantia garantias gasto gastos gato gatos generala generalas generale generales generalmente genial gerente
  german gestion gestiona gestionado gestionar gestionas gestione gestiones gestiono gluten glutenes gobierno gobiernos google
  grabacion grabaciones grabado grabados graban grabar gracia grafo grafos grand grande grandes gratis green griego griegos
  grupos guardan guia guias gusta gustaria gustas guste gusten haber habiles habitual habla hablan hablando hablantes hablas
  hable hables hablo habra habras habria habrias hacemos hacen hacerla hacerlo hacerse haces hacia hacias haga hagan hagas hago
  haitiano hara haran haras haya hayas hebreo hechos hemos herencia herida heridas herradura hibrida hibridas hibride hibrides
  hibrido hibridos hindi hipoteca historias holandes home honorario honorarios hope hora horaria horarias horario horarios horas
  horoscopo hospital hotel hoteles hueco huecos human humana humanas humano humanos hungaro hungaros huso husos hybrid ibamos
  idas idea ideas idioma idiomas idos igual iguales impagada impagadas impagado impagados imparcial importa importas impresa
  impresas impresion impreso impresor impresora impresoras impresos imprimantes inalambricos incendio incendios incidental
  incidentales incidente incidentes incluida incluidas incluido incluidos incluya incluyan incluyas incluye incluyen incluyendo
  incorrecta incorrectas incorrecto incorrectos incumplimiento incumplimientos incumplio indemnizacion independiente
  independientes index indica indicado indican indicar indicarme indispensable individual industria industrias informacion
  informar informarme ingles inglesa inglesas ingleses inician iniciar inicio inicios inmediata inmediatamente inmediatas
  inmediato inmediatos inmueble inmuebles inquilina inquilinas inquilino inquilinos instalacion instalaciones institucion
  instituto institutos instrucciones integrado integrados inteligencia interesa interlocutor interlocutora interlocutoras
  interlocutores internacional internet interpreta interpretacion interpretaciones interpretada interpretadas interpretado
  interpretados interpretar interpretas interprete interpretes interpreto interrogada interrogan interrogar interrogatorio
  interrogatorios interven inundacion inversion inversiones invierno inviernos invitada invitadas invitado invitados invite ipad
  ipads islas italiana italianas italiano italianos jane japones japonesa jornada jornadas judicial judiciales jueces jueves
  juez juicio juicios juiciosa juiciosas juicioso juiciosos julio june junio junior junta juntas juntase juntases jurada jurado
  juridica juridicas juridico juridicos justicia justo justos juzgado juzgados kosher laborables laptop larga largas largo
  largos late lateral laudo leer legal legales legalmente lengua lenguaje lenguajes lenguas lesiones lexicon libre libres
  licencia licenciada licenciadas licenciado licenciados licencias licenciase licenciases liga ligas linea lineas lista listas
  listo listos litigio llama llamada llamadas llamado llamados llamame llamamos llaman llamar llamarlos llamarme llamarnos
  llamas llame llameme llamen llamenme llames llamo llega llegamos llegar llegas llego llena llenar llenas lleno llenos lleva
  llevamos llevas lluvia lluvias local localizable loteria luego lugares lunes mala malas manager manana mananas mandar mandarlo
  mande manden mando mandos manejo manejos manera maneras mano manos mantiene mantienes manzana manzanas mapa mapas maquina
  maquinas marca marcar marcas marche marco marcos marquen marte martes marzo materia materias maya mayas mayo media mediacion
  mediaciones mediador mediadora mediadoras mediadores mediados mediante mediar medias mediatrices medio mediodia medios meeting
  mencionar mencione menciones menos mensaje mensajes mente mentes menudo mercancia mero mesa mesas meses metodo metodos metro
  metros micro microfono microfonos micros microsoft miembro miembros miercoles ministerio ministerios minuto minutos misma
  mismas mismos miss mitad mitades mixta mixtas mixto mixtos mocion mociona mocionas mocione mociones mociono modalidad
  moderador modifica modificar modifique modo modos moises momento momentos moneda monedas monitor monitora monitoras monitores
  montada montaje montana montanas montreal more motion motivo motivos mover moverla moverlo movil movilidad mucha muchas muchos
  mundial municipios murieron nahuatl name navidad necesaria necesarias necesario necesarios necesidad necesidades necesita
  necesitamos necesitan necesitar necesitare necesitaremos necesitaria necesitariamos necesitas necesito negligencia negocio
  negocios neutral nidos ningun ninguna ningunas ningunee ningunees ninguno ningunos nivel noches nombrar nombres normal
  normales nosotras notaria notarias notario notarios notas noticia noticias novia novias noviembre novio novios nuestra
  nuestras nuestro nuestros nuevas nueve nuevo nuevos numero numeros objecto obliga obligatoria obligatorias obligatorio obra
  obras obtener ocho octubre ocupada ocupadas ocupado ocupados ocurrida ocurridas ocurrido ocurridos ocurrio oferta ofertas
  office oficial oficiala oficialas oficiales oficialmente oficina oficinas ofrece ofrecen ofrecer omitir once online ontario
  opcion open operador operadora operadoras operadores opinion oportunidades oral orale orales orden ordena ordenador ordenadora
  ordenadoras ordenadores ordenar ordinaria ordinarias ordinario ordinarios organizacion organizar organo organos origina
  originas origino otono otras ottawa paces pacifico pacto pactos paga pagamos pagan pagar pagare pagaremos pagas pago pagos
  palacio palacios panel pantalla pantallas papel paralegal paras pareces parking parqueadero parquear parqueo partes participa
  participacion participaciones participante participantes participar participas participe participes particular particulares
  particularmente partidos partiese partieses partir parto pasada pasadas pasado pasados pasante pasar pasarse pasas pascua paso
  pasos pasta pastel pasto patente patentes pauses pedido pedidos pedimos pedir pelicula peliculas pensandolo peque pequena
  pequenas pequenes pequeno pequenos perdieron perdon perdone perfectamente perfecto perfectos pericial periciales peritaje
  peritajes perito peritos perjuicio perjuicios permite permiten permites permitiria permitirian perro perros persa persas
  persona personal personales personas personase personases persone persones persono peso pesos peticiones pida pidas pide piden
  pides pido piso pisos pizarra pizza place placer plan planes plataforma plataformas platicar plazo plus poca pocas pocos
  podeis podemos poder podra podras podre podremos podria podriamos podrian podrias poema poemas polaco politica politicas
  poliza pondra pondras pondre ponemos poner ponerlo ponga pongalo pongas porfavor portatil portatiles portugues portuguesa
  portuguesas posibilidades posible posibles posicion posponer poste postes praxis precio precios preciosa preciosas precioso
  preciosos precisa precisamos precisar precisas preferencia preferencias preferiblemente preferida preferiria preferirias
  prefiero pregunta preguntaba preguntan preguntar preguntara preguntaras preguntare preguntares preguntarle preguntarles
  preguntas preguntase preguntases pregunto preliminar preliminares preparacion preparar preparatoria preparatorias prepare
  presencial presenciales presencialmente presenta presentacion presentada presentadas presentado presentador presentados
  presentar presente presentes presidente presidentes prestamo prestamos presupuesto presupuestos prevean previa previas previo
  previos primavera primeras primero primeros principal principio principios prior prioridad prioritaria prioritarias
  prioritario prioritarios prisa prisas privacidad privada privadas privado privados probabilidades problema problemas proceda
  procedas procede procedente procedentes proceder procedes procedimiento procedimientos procedo proceedings procesal procesales
  proceso procesos procuraduria profesional profesionales programa programar programas prolongada prolongadas prolongado
  prolongados promovente pronto pronuncia propia propias propiedad propietario propio propios proporcion proporcionada
  proporcionadas proporcionado proporcionados proporcional proporcionales proporcionamos prorrata protegida protegidas protegido
  protegidos proveedor proveedora proveedoras proveedores provincia provincial provinciala provincialas provinciales provincias
  proxima proximas proximo proximos proyecto proyector proyectora proyectoras proyectores proyectos prueba pruebas publican
  publicidad pudiera pudieras pudiese pueden puerto puertos pues puesto puestos pulgadas punto puntos python quechua queda
  quedado quedamos quedan quedar quedas quejosa quejosas quejoso quejosos queme queremos querer question quienes quiera quieran
  quieras quieren quincena quise quisiera quisieramos quisieras radicada radicado radicados rampa rapida rapidamente rapidas
  rapidez rapido rapidos razon real reales realidad realmente rebate recapitula recapitulacion recapitular recapitulas
  recapitule recapitules recapitulo recepcionista receso receta recetas recibe recibes recibida recibir reclamacion
  reclamaciones reclamamos reclamar reclamo reclamos recomendar recomienda record recordar recordarme records recuerda recuerdas
  recuerde recuerdes reduce reducida reducidas redundancia reembolsan reembolso reference referencia referencias referente
  referentes refines refrigerio refrigerios region registrar registre reglamento regresa regresas regular reiniciar relacion
  relacionada relacionadas relacionado relacionados relativa relativas relativo relativos relator relatora relatoras relatores
  rellenar remota remotamente remotas remoto remotos renglon renglones rentar repartidos repartimos reporta reportado reportas
  reporte reportees reportera reporteras reportero reporteros reportes reporto repreguntas repreguntase repreguntases representa
  representacion representada representadas representado representados representamos representan representante representantes
  representar representas represento reprogramar republica republicas requerida requeridas requerido requeridos requerimiento
  requerimientos requerimos requeriremos request requiere requieren requiero requisa requisas requisito requisitos requiso
  reserva reservacion reservaciones reservada reservado reservara reservaras reservare reservares reservarlo reservas reserve
  reserven reserves reservo reside residen resido resolver respecto responda respondas responde responden responder respondes
  respondido respondo responsabilidad responsable responsables respuesta respuestas restaurante restaurantes resto restos
  resuelve resulta resultaron resuma resume resumen resumenes resumir retirar retransmision retraso retrasos reunion reuniones
  revelar revertir reviertas revisamos revisar rice rien ring robot robots roles rueda ruedas rumano rumanos rusa rusas ruso
  rusos sabado sabados sabe sabemos saber sala salario salarios salas sale sales salon salones salta saltar salte salto saltos
  saludo saludos salvo santa santo santos sean seccion secretaria secretarias secretario secretarios secreto secretos section
  sede sedes segui seguia seguid seguida seguidas seguido seguidor seguidores seguidos segunda segundas segunde segundes segundo
  segundos segura seguras seguridad seguros seis semana semanas seminario seminarios semipresencial senas senior senora senoras
  senores senorita senoritas sensible sensibles sente sentencia sentencias sentido sentidos separada separadas separado
  separados septiembre sera seran seras serbio seremos seria serian serias services servicio servicios sesion sesiona sesionas
  sesione sesiones sesiono siete siga sigas significa signo signos sigue sigues siguiente siguientes silla sillas simon simple
  simplemente simples simultanea simultaneas simultanee simultanees simultaneo simultaneos sindicato sindicatos single sino
  sirve sirven sirves sistema sistemas sitio sitios sito situada situadas situado situados socia sociedad socio socios sola
  solamente solapa solas sole solicita solicitada solicitado solicitados solicitante solicitar solicito solicitud solicitudes
  solos somali someten somos sonido sonidos soporte soportes sorda sordo spanish special standard string strings subir subtitle
  subtitles subtitulado sucede sucedio sucesion sucursal sucursales sueco suecos suelta suelte suelto sueltos suite suministro
  suministros superior superiora superioras superiores support suprema supremas supreme supremo supremos supuesto supuestos
  suscrita suscritas suscrito suscritos suyo suyos tableta tabletas tagalo talleres tampoco tanto tantos taquigrafa taquigrafas
  taquigrafia taquigrafo taquigrafos tarda tardan tarde tardes tarea tareas tarifa tarifas tarjeta tarjetas tarta tate taxi
  taxis teatro teatros tecnica tecnicas tecnico tecnicos tecnologia tecnologias tele telefono telefonos telematica telematicas
  telematico telematicos televisor tell temprano tempranos tendemos tendran tendria tendrian tendrias tener tenerla tenga tengas
  tenia tenias tercer tercera terceras terceree tercerees tercero terceros termina terminada terminadas terminado terminados
  terminal terminamos terminar terminas termine terminemos termines termino terminos terreno terrenos test testigo testigos
  testimonial texto textos tiempos tienda tiendas tienen time times tipo tipos titulo titulos toda todas todavia toma tomas
  tomense toronto torta total totalidad totalmente trabaja trabajamos trabajan trabajar trabajas trabajos traduccion traducir
  traductor traductora traductoras traductores tramitar tramite tramites transcribir transcripcion transcripciones transcripta
  transcriptas transcripto transcriptos transferencia transferencias transforma transformada transformado transformar
  transformas transformo transigir transmision transmisiones transmitir transmitira transmitiras transmitire transporte
  transportes trata tratamiento tratamientos tratas trayectoria treinta tren trial tribunal turco turcos tuvimos ubicacion
  ubicada ubicadas ubicado ubicados ucraniano ucranianos ultima ultimas ultimo ultimos unas unica unicamente unicas unico unicos
  unidad unido union unos urge urgencia urgencias urgente urgentemente urgentes urgentisimo usamos usan usar usen ustedes
  utilicen utilizan utilizar vacaciones vais vale vales vancouver varios vegana vegano vegetariana vegetarianas vegetariano
  vegetarianos veinte velocidad vemos vence vencimiento vencio vendedor vendi vendia vendio vengo venta ventas verano veranos
  verbal verdadero verdaderos version versiones versiono versus viaje viajes vidas video videoconferencia videografa videografia
  videografo videografos videollamada videos viene vienes viernes vietnamita vinculante virtual virtuales virtualmente visitante
  visitantes vista vistas vive viven vives vivo vivos voces voluntaria voluntarias volver vuelo vuelos winnipeg zona zonas
`,
  known: `
  abordar abra abran abras abrazo abri abrid abriendo abrio abrir abro absente abuelos acaban acabar acabas acabe academias
  academica accidental acciones acento acepta aceptara aceptare aceptas acepte aceptos acera acercan acercas acerco acero acido
  aclaro acogida acogidos acogio acomodadas acomodos aconsejas aconsejo acordados acosos acosta acostar acoste acosto acre
  active acto actores actos actuado actualices actuan actuar acudio acuerda acuerdas acusa acuso adan adecuada adecuadas
  adelantes adelanto adicion adjunta administrado adoran adoro aerea afan affaire afin afines afirma afirmado afirmar afirmaron
  afirmativos afirmo aforos afro afueras agenda agostos agotada agotado agregadas agregados agregan agregando agregas aguas
  aguda agudas ague aguja ahogado aja ajo ala alamo alan alas alba alcanza alcanzan alcazar aledanas alego alegra alegre alegria
  alemanes alfa algas algos ali alias aliento alimenta alio alisto almacena almacenar almas altar alterna alternos altos alturas
  alza alzo ama amaba amabas aman amante amar amas ambar ame amen amentes americano americanos americo amigas amores amparadas
  ana anada anaden anades anales anchor andan andar andas ande andes angular anima anormal anotados anoto anteras anti anticipos
  antiguas antiguos anuncia anuncios apaga apagar aparcamientos apareamiento aparecen aparecer aparta aparte api aplican aplicar
  aplicas aplico apodo apolo aporta aportan apos apostar apoya aprecio apremiantes apres aprobada aprobadas aproxima aprueba
  apto aptos apuesta apunta apuntan apunto arana aras arca archive arco arcos arde ardiendo are areas aren arena ares argentinas
  arido aristas arlos armar aroma arpa arrendatarios arribas arribo arriendos arrobas arroja articular artista asa asado asalto
  ascenso ascensos asegura aseguradoras aseguro asento asesina asesinado asesinatos asesinos asesoramientos asesoras asesorias
  asia asienta asignar asignas asigno asis asistencias asistia asistio asma asocia asocio aspero asta asumes asumio asumo
  asustar asuste asustes asusto atado atajo ataquen ataques atar ates atiendes atlas atrae atun aura autora auxilios ave aves
  aviones avisar avisas avise aviso ayudara ayudare ayude ayuden ayudes ayudo azores azur baba bah baila bailas bailes bailo
  bajada bajado bajar baje bala balada baladas balas balon banana banca bancario bandas bando bandos banera banos barata barca
  barcos bari barrera barril barrios barro barros basa basaba baso bastantes bata batallas bate bateria baterias bates baul
  bayas beba beben beber bebes bebi bebia bebido bebo beca bel bella bellas bello bellos bengali benito besa besado besar bese
  beso besos bey bicho bichos bienes bienvenida bienvenidos biles bilingues billones biografias biografica blanca blancos blando
  bloqueo boa bocas boda bodas body bola bolas bolos bolsas bolso bon bonitas bonitos bono bonos borda bordo borneo borrado
  bosques bota botas bote bravo brazos bree brinda brisa bromas bromea buda buey bula bus buscado buscan buscare buscas buscos
  busque busto caballero caballos cabello cabes cabezas cable cables cabos cabra cabras cabrera caca cadas cae caen caera caes
  cagar cago cai caia caida caigo caiste cajas cal calendar cali calida calificada calificados calla callas callen calmar calme
  calor calvo camas cambiados cambian cambiando cambiara cambiare cambiaria camilo camina caminos camion campanas campeona
  campeonatos campina campos can cana canadas canas canceladas cancelado cancelas candidata candidatas candidato canela cano
  canon canones cansada canse canta cantada cantan cantantes cantar cantas cante canto cantor cantos caos capa capas cape capita
  capitana caracteristica caracteristicos carajos caray cardo carece carga cargas carla carlo carnada carnes carpa carreras
  carreta cartel cartera carton casada casado casados casar casara casco cascos casino castellana castilla castillos catalana
  categorias causan causar cause causo cavidad cayo caza cazas cebo cede cedio cejas cela celebramos celebrando celebras celebre
  celebro celo celos celta celula celulas censos centradas centrados centran centras centres cepa cepas cera cercas cerco cerda
  cerdo cerebros ceros cerrada cerradas cerradura cerramos cerrando cerro cerros certeza cervezas cesar cese cesion ceso cesta
  cha chambre champana chan chaque chas checa checo cherche chicle chien chismes cho choco choques chulo cia ciclo ciclos ciega
  ciegas cien ciencia ciento cientos cierras cierren cierres cierro cierta ciertas ciervo ciervos cies cifrados cima cimas
  cincos circo cisma citan citar clan clanes clara claras clausura clave claves clavo clavos clero climax clip cloro clube
  clubes cobras cobre cobro coca cocina cocinas coco codificados codo coge coger coges cogido coja cojo cola colas cole
  colegiados colera colima colision colon coma coman comandantes comas combates comen comentando comento comenzado comenzara
  comere comete comi comia comicas comido comiendo comio comiste comoda comodo companera companeros compara comparada comparado
  comparecencias comparo compartia compartida compartio compite compleja complejas complejo complejos completadas completados
  completan completando compradas comprados compran comprando comprare compraventas comprenden comprender comprendo compres
  compuesta compuestos computadores comunal cona concejo concejos concretar concreto concretos conde condominios conducia
  conducidas conducido conejo conejos confirmadas confirmando conforma conformada conformado conforman conformar conformes
  congresos conjuntas conjuntos cono conoceis conocen conoci conocia conocidas conocidos conocimos conocio conos conozca
  consegui conseguira conseguire conservar conservas conservo considerados consigo consta conste constituia constituidas
  constituido consulte consultor contactados contado contare contaste conte contenido contenta contento contestados contexto
  contiene continuaba continuadas continuados continuan continuando continuara continuen continues conto contrae contrajo
  contras contrata contrate contratistas controla convencido convencio convenidos convento conventos convienes copas copiar
  copie copies cora coral corales coran core corea coreanas coreanos coreen coro coros corra corran corras correa correr corria
  corriges corrijas corrio corro cortar corten coruna coser cosmos costara costas costosa cota cotas cotes coto cran crea crean
  crear creas crece crecen crecer creci crecia crecio credo creeis creera creian creias crema cresta creta creyo cria crias crie
  crio criolla critica criticas cruza cruzo cuadro cuan cuarta cuatros cuba cubo cuenca cuencas cuente cuentes cuento cuentos
  cuerno cuero cuerpos cuervo cuestas cueste cuestion cueva cuevas cuidados cuidando culebra culos culpar culpas culpo culto
  culturas cuna cunada cunado cura curado curis cusco custodias cuyas cuyos daba dada dadas daga dama damas dana danar dando
  danes dante dara daran daras daremos daria darias datado datan datas dates dea deal dean deba debamos debas debate debates
  debeis deber debera deberas deberiais deberian debi debia debias debida debidas debidos debimos debio debos debuts decadas
  decente decian decida decidi decidida decididos decidir decima decimo decis decisorios declaraba declarada declaradas declarar
  decreto decretos dedica dedicada dedicadas dedicar dedicas dedico dedo dedos deduce defendia defendidas defendidos defendio
  defensas defiende definen defines definido definidos definio definitivo dejad dejan dejando dejara dejare dejemos dejen
  delante dele deletreas delicado della deltas demande demandes demente demografica demonio demos den denominan denominar
  denominas denomino denso departamentos depende depender derechas des desalojos desarrolla desarrollos desayunos descansa
  descanse descansos descenso describe describio describir descrita descritas descrito descritos desdes dese desea deseaba
  deseadas deseado deseas desechos desee desees designa desole despacio despide despierte despierto destinos detalla detalladas
  detectives deten determina determinan devant devuelto dichas diciembres dicta dicto diego diente dientes diera dieran dietas
  diferencial diferencian diferenciar diferendos digan digna digno dijes dimes dimision dimos din dinos diosa diran directa
  directas directores directorios diremos dirian dirias dirigia dirigidas dirigido dirigio discapacitados discos disculpan
  disculpes disculpo discute disenos display disponer dispones dispuesto dispuestos disputan disputar disputes disputo diste
  distritos diversa diverso divertida divertidos dividia dividida divididas dividio divorcios dobla doces doctoral doctores
  doctoro documentes dolar doler dolores dom dominio dominios domino dona dono dormi dormia dormire dossier dote doto droga dual
  ducha dudar dude dudo duelen duelo duelos duena duenas dueno duenos dulces dumas dunas duo durar dures duros echa echado echas
  echo eco economias economica edita editor efecto efectos ego eje ejecutiva ejercen ejercer ejerces ejercido ejercio ejercitos
  ejes elegi elegidos elemento eleva elevado elevados elevar elevo elige eliges elijas elijo elites elle elles embarco embargos
  emision emitir emocion emociones empeno empezado empezara empezare empiezo empleaba emplean empleando emplear empleas empleo
  encantan encantar encanto encargaba encargan encargara encargare encargas encargo encender encendido encina encontrada
  encontrados encontrando encontrara encontrare encontremos encontro encore encuentre encuentren encuentres encuentros enemiga
  enemigos eneros enferma enfermos ente entendera entendio entente enterados enteres enterrado enterrar entes entienda entiendas
  entiende entienden entraba entradas entrado entran entrantes entrara entrare entraste entrego entren entrenado entrenados
  entrenar entrevisto entro envian enviando enviara enviare envias envies envios enzima epica episodios epistola epocas equipas
  equivales equivoques ereccion escriben escribia escribire escribis escritora escuchad escuchan escuchara escuchas escuche
  escucho esfera esferas espacial espaciales espadas espalda espanoles especializada especializadas especias especificar
  especifico especificos espejo esperaban esperabas esperad esperado esperan esperanto esperare esperma esporas esposas estabais
  estacional estadios estafa estais estando estano estarian esteban esteis estemos estenografias estimo estival estrada estrado
  estres estructural estructuras estudia estudie estudioso estupida estupidos eta etapas etnia etnias evitar evito evo excuse
  exiges exijo exista existes exitosa exitoso experta explican explicare explicit explico expliques expresa expreso extendia
  extendio extiende extrae extrana extrane extranos fabrican fabricar fabrico fabrique faccion fachada fachadas facial facto
  factor facture faja falda faldas falla fallas falle fallidas fallido fallo fallos falsa falsas false faltan faltar fama
  familiar familias fan fantastica fantasticos far faro fases fea feas febreros feo feria ferias fia fiar ficha fichas fideos
  fiel fiestas fifa fijo fijos fila filas files filipinos filmada filme filmes filmo films filo fina finamente financiar
  financiero financieros finas fine fini fino finos flanco flecha flechas floridas focas foco focos fomento foral forja formada
  formadas formado formados formal forman formar formaron forme formular formularios formulas foro forzo fosa fosas foso
  fractura fracturas franceses francisca francos frase fraudes frentes fria frias frios friso frito fronteras fruta fuegos
  fuente fueran fuero fueros fuertes funcionar funcionas funcione funciono fundado fundicion fundo futura futuros gais gala galo
  galos gama gana ganaba ganada ganan ganaras ganare ganas ganes ganso gante garajes garantiza gas gases gata gay gen genera
  generada generadas generan generar generos gentes geograficas geografico gerencia gerentes germano gesta gestacion gestionados
  gesto gestos gil gime giran girando girar gire giro gobernado goberno gobierna godos gol goles goma gorda gordo gotas graba
  grabando grabo graciosa grado grados gramos grano granos grant grasos graves gray gremios grey grial griega griegas gros
  guarani guarda guardar guardas guardian guardias guarida guerras guiar gules gustar gustara gustarias gustes gustos habiamos
  habias habiendo habil habita habitan habitante hablado hablara hablare hablemos hablen habran habre habremos habrian haced
  haceis hacha hacian hacienda hada hadas hagais hagamos haitianos hale halla hallamos hallan hallar halle hallo halo handicap
  harian harias harina harta harto haute hayan hebrea hebreos heces hecha hechas her herencias herido heridos hermanas hermanos
  hermosas hermosos herraduras hicieran hielo hijas hilo hilos hindis hindu hipotecas historial historica historicas historicos
  hito hitos hoja hojas holandesa hombro hombros homes hondo honra hopes horda horoscopos horribles hoya hoyo hoz hubieran
  hubieras huele huelo huerta huertos hueso huesos huevo huevos hume humo hungara huyo iban ibas ice ida ideal ideo idiotas
  iglesias ignore ilegal ilegales ilegalmente imperios importan importar importe importo incendie incluia incluian incluyes
  incluyo increibles indexes india indicador indicados indicando indicas indice indicios indico indique indispensables indo
  industrial industries inferior influencias influido influye influyen informa informal informan inicia inicial inmersion input
  instituyo integrada integradas integrando inteligencias inteligentes intenso intenta intente intentos interesan interesantes
  interesas interese interpretaba interpretan interpretando interrogadas intime invento invita invites invito ion ira iran iras
  iria irias isa islam item izquierdas izquierdo jabon jaca jade jaen jamais jamon jan janes japonesas jara jaula jefa jefes
  joda jodas joder juana judas judio judios judo juega juegas jueza jugada jugado jugadoras jugados jugara julia julios junes
  junios juntar jura juradas jurados jurar jure justa juste justicias juzgar laborales lados lady lago lagos laguna lagunas
  lamas lame lana lane lanzada lanzados lanzando larvas lata latas lates laudos lazo lea leal leales leccion lecciones lecho
  lector lee leere lees legado legion legiones lei lema lena lenta lentes leo lesion letal letras lexico leyo liber libero libra
  libras licencio lie lien lila lima limon lindas lindos lineal linear lio lios lira liras lisa lisas liso lisos liste literal
  litigios litio litros llamaba llamando llamara llana llano llanos llaves llegada llegados llegan llegando llegara llegare
  llevado llevados llevan llevara llevare lleve llevemos lleves lobo localizables locas locos locuras lodo logra logre logros
  lola loma lomas lote loterias luca lucas luce luchan luchar luchas lucho lucia luegos luisa lunar lunares lunch luto macho
  machos macro madera maderas madres maestra maestre maestros mafia magia magno mago magos maitre malditas malditos males mali
  malla malos malta man manada manda mandan mandare mandarin mandes maneja mango mani manta manten mantienen manto manual mara
  maravillosa maravillosos marcado marcan marcha marchar marchas marches marcho marea mareas mares marica maricas maridos marina
  marino marques marta martir marzos masa masas mata matan matando matara matare mataria matas mate mateo material materna mates
  maton matrimonios mayos maza mazo mean mear meca medallas mediator medica medicacion medicas medicion mediciones medicos
  medidas medido medina mediodias medir meditacion mega mejora mejoras mejoro melo mena mencion menciona mencionan menciono meno
  menores menta menti mentido mentir mentor menuda menudos mera mercados mercancias merito meritos meros mesias meta metas mete
  metes metida metido metio meto mias mide miedos miel mientas miente mientes miento mierdas milita milla millas mina mine
  minera mineras minero minimum ministros mino minute minutes mios mirad mirado miran miranda mirare miras mires miro misa mise
  mises mito mitos mitre moda modas modelos moderado moderados modificado modificas modifico modifiques modulo mol mola mona
  monde mono monos montadas montado montajes montar monte montes monto mora moral morales moralidad mores moria morira morire
  moro moros morse motel motin moto motos movimientos movio moya mozo muchacha muchachas muda mude mudo muera mueras muerde
  muere mueres muero muertas muertes muestran muestras muestre muestro mueva muevas mueve mueves muevo mula mundos muro muros
  musa museos musico nace nacen nacer naci nacida nacidos naciente nacion naciones nadal nadar nadas nahuatls names nana nasa
  natura naves navio navios necesitais necesitara necesitares necesitarias necesite necesitemos necesiten necesites negligencias
  nego negra negros nene neo nicho nido niego nieta nieve ninas noble nobles nocion nociones nodo nodos nomas nombra nombrada
  nombrados nombro non nora norma norman normas nota notado notar note notes noto notoria nova novelas novena noviembres nuca
  nudo nudos nueces nueves nuez nula nulo numerosa numeroso objetiva objetivos objeto obligas obligatorios obligo obtuve ocal
  occidente ochos ocio octubres ocupaba ocupando ocupo ocurra ocurren ocurria ocurrir ocurrira odia odiaria odias odie odies
  offset ofreces ofreci oia oidos oiga oigo oil oiste ola olas olla olor onces onda operado opio opone oposicion opuesto
  opuestos opuso oran ordenado ordenados ordenas ordene ordeno ordinal organiza organizan originan osea oso osos ostras otero
  otonos otre output oxido oyen oyes oyo pacientes pacifica pacificos pacifique paco pagado pagados pagando pagano paganos
  pagara pagares paja pal pala palida palio paliza palma palo palos pampa pan panda panos papado papal papas papua parad parada
  paradas parado parados paraje paramos parce pardo pare parecen parecer parecio paredes pares pariente parle paro parqueaderos
  parqueos parques parra parten partenaire participan particula particulas partida partidas partio partis partos pasaba pasamos
  pasan pasantes pasara pasaras pasare pasaremos pasaste pascual pascuas paseando pasear pasen paseo paseos pases pastas pastor
  pastos pata patada patadas patan patas pato patos patrimonio paula paulo pausa pavo pavos peces pecho pechos pedi pedia pedire
  pedo pega pegar pego pelean peleas peleo peligros peligrosa peligrosos pelos penal penas pene pensaban pensabas pensador
  pensara pensare penso peon peques pera perdera perdere perdida perdidos perdimos perdio perdona perdonen perdones perdono
  perfecta perfectas periodos perla perlas permico permisos permita permitan permitira permitirias permito peros perras perrito
  pertenecientes pesa pesaba pesada pesadas pesado pesados pesas pescar pese peste pete pez pica pico picos pidio piel piensan
  piense pienses pierda pieza pila pilas pile pina pino pinos pinta pinto pio pipa pis pista pistas pistolas pito pizarras pizca
  placa placed places plaga plagas plana planas planea planeas planeo planetas plano planos plantar plantea plato playa plazas
  plazos plena pleno pobres pocion podamos podiamos podian podias podido podran podres podriais poeta poetas polaca polacos
  polar polares police policial policias politicos polizas polo polos pon pondran pondremos pondria ponen pones pongan pongo
  ponia pop popa pope poros porques porras porta portar porte porto portugueses posada posadas poseen poseer posiciono postre
  potente potentes pozo pozos pre precedente precedentes precise preciso precisos prefecto preferente preferia preferidas
  preferido prefiere preguntabas preguntaste pregunte preguntes prejuicios premisa prensa preocupas preocupe preocupen prepara
  preparan preparare preparen prepares preparo pres presa presas presentaba presentan presentando presentare presentas presento
  preservacion preside presidenta presion preso presos prestado presto presunta presunto preveia prevista prima primas
  primaveras prisma pro probado proceden procedia procedio procesar procuradurias profesora promete prometi prometio prontos
  pronuncias pronuncio propietaria propietarios propina proporciona proporcionaba proporcionan proporcionando proporcionar
  proporciono prorratas prosa protector protectora protectores proyecta proyectar pruebe publicada publicados publicando
  publicar publicas publicos pudieran pudiesen pudieses pudimos puebla pueblos puedan puertas puesta puestas pulpa pulso puma
  punica puno punos punta puntas pura pure puro puros puse pusiera putas puto putos quechuas quedados quedando quedara quedare
  quede queden quedes queja quejas quema quemado quemar quemes quemo querais queramos queres querian queridos querra querras
  querria querrias queso quiebra quieta quieto quincenas quises quisieran quiso quita quitas quite quiten rabia racional radios
  rae raja rama ramas ramo ramon ramos rampas rampe ranas rand rara raras raros ras rata ratas raton raya rayo raza realiza
  realizan realizara rebates recepcionistas recesos reciba reciben recibi recibia recibidas recibido recibira recibo reclama
  recomiendas recomiendo recordara recordare recorde recordo recortes recta rectas recto rector recuerdan recuerden recuerdos
  redes reducen reduces reducido reducidos redundancias reembolsos refiero regalos regazo regio registra registran registres
  registro regla reglamentos regresan regresara regresare regrese regreses regula regulan rei reid reina reinos reja rejas
  relaciona relaciono relato relatos remate remedies remo remonta renal reno renta rentas reparacion reparar repartidas reparto
  reportados represa representaba representando represente requeria requete requieres requise res resalta reservadas reservados
  residente residentes resides residio resolved respecta respectos respeta respetos respondia respondidos respondio response
  reste resuelves resultan resultando resultar resultas resulto resumes retira reto retos retrato retratos reunian reunio revela
  revelan reves revisa revistas revolver ria rica rices rico rie riego riel riendas riendo ries rige rigen rima rindo rios risa
  risas rita rito roba roble robles robo robos roca rocas roche rodo roja rojos rol roman romano romanos rompa ron ropas rosa
  rosas rota rotas roto rotos rudo rue ruego rufo rule rules rumana run rusia rutas sabeis sabian sabido sabina sabio sabios
  sable sabor sabra sabras sabre sabremos sabria sabrias saca sacado sacan sacara sacare sacas sacra sagas sajones salada salado
  saldo salen salgan salgas salgo sali salia salid salidas salido saliva salle salles salmo salmon salmos salsa saltas saluda
  salva salvara salve salvos sana sancion sanciones sano sanos sant santas santidad sao saxo sazon seamos seca secas secesion
  seco secos secreta secretas secuela secuelas sed seda sega seguian seguias seguimos seguira seguiras seguire seguis
  selecciones sello sellos semanal semanario sena senala senalo sencilla sencillos sendas seno senoria senos sensores sentado
  sentados sentar senti sentia sentimos sentira sento seo sepa sepan separamos sepas septiembres sequia serbia serbios seres
  series serios serna servi servia servian sesos set sets sexos sexto sexy short sic sida sienta sientas sienten sierra sierras
  siesta sietes sigan sigla siglas siglos sigma signe signes significan significar significas significo sigo siguen siguiera
  silos silva sima sincere singles sinos sintio siria sirio sirva sirvo sismo sitos situaba situo slip sobra sobras sobres
  socias soda sodio sofa soga sois soja solana solapas solar solares soldado soler soles solia solias solicitadas solicitando
  solicitantes solicitas solicitos solida solido solidos soltar somalis someter sonado sonda sone sono sonora sonoras sopa sopla
  soporta soporto sordas sordos sorpresas sos sosa soto sube suben subes subi subio subire subo subtitulados suceda suceden
  suceder sucedes sucedia sucedido sucia suciedad sucio sucios sud sueca sueldo suele suelos sueltas suelten sueltes suenan
  suenas suene suero suficientes suiza suman sumo superficies supo suponen suponer supuesta supuestas surco surf surge suscito
  susto suya suyas tabla tablas tac tacto tagalos taifa tajo tala talla tamanos tamil tango tanta tantas tapa tape tapes tapones
  taquigrafias tara tardar tardas tardia tardo tartas tasa tasas tazas tazon tea techo techos tecnologica tecnologicas tejado
  tejas tejido tela telas teles teme temer temes temia temor temporadas temprana tempranas tendido tened tenes tengais tengan
  tenir tenis tenor tensa tenso teorias teorica terco termas termica termico terminaba terminan terminando terminara terminare
  terminen ternera terribles territorios terror tetas tia tias tic tiende tienden tiles timon tina tinta tinto tios tira tirando
  tirar tiras tire tiren tires tiro tiros tito toca tocar tocas toco toman tomara tomare tomen tomes tomo tomos tonalidad tonga
  tono tonos tonta tontos tope topo tora torneos torno toro toros torpe torres tortas tory tos trabajado trabajare trabaje
  tracia tracto traen traer traes trago traia trajes trajo trama tramando tramas tramo trampa tranquila tranquilos transformadas
  transformados transmitida transmitio transporta trapo trasera traseros tratado tratan tratar trate trates tratos trayectorias
  traza trazas trazo treintas trenes tribal tribuna tries trio tripas tristes tropa truco trucos true trust tubo tunica turca
  turno turnos tutor tuyas tuyos ubica ubico une unen unia unida unidas unio urbe urdu urges urnas usados usare usas use uses
  usos utiliza uva uvas vaca vacas vacia vacias vacio vacios vago vague val valen valer valga valida valiente valientes valio
  valla valles value values vano vapor vara vargas varia varian variar vaso vasos vasta vasto vean veas vector vega veganas
  veganos vegas veia veias veintes veis vela velar velas velo vena venado venas vencedor vencer vences vencido vencimientos
  venda vendas vende vendemos vendian vendias vendida vendido vendis vendo vendra vendran vendras vendre vendria vendrias vengas
  venia venian venias venid ventaja ventanas ventral vera veran verdadera verdaderas verde verga veria verme veros verse versos
  veto via viaja viajo vias victorias vid viejas viejos viento viera vieras vieron vietnamitas vil villar villas vimos vina
  vinas vinculantes vinos viola violar vip visa vision visir visita visitas visito vistos vite vito viuda vivan vivas vivi vivia
  vivio vivira vivire vocal volo voluntario voluntarios volved volvera volvi volvia vos vosotras votar voto votos vuela vueltas
  vuelvan vuelvas vuelven vuelves vuelvo vuestra vuestras vuestro vuestros yace yale yate yes zar
`,
};
