import type { Terms } from "./terms.ts";

export const ES: Terms = {
  endings:
    /(?:aciones|acion|amientos?|imientos?|adoras?|adores|ador|adas?|ados?|idas?|idos?|mente|ando|iendo|emos|amos|aran|ara|are|aria|eran|era|ar|er|ir|an|en|as|es|os|a|e|o|s)$/,
  ignored:
    "a asistente bot chat conversacion mensaje explica explique explicar significa politica apoyo tenemos tuvimos tenia acá ademas ah ahi ahora al algo alguien algun alguna alguno algunas algunos alla alli ante antes aqui asi aun aunque ayuda ayudar bien buen buena buenas bueno buenos cada cierto claro como con cual cuales cualquier cuando cuanto cuanta cuantas cuantos cuenta da dan dar de deben debo debemos debe del desde despues dia di dice dime do donde dos e el ella ellas ellos en encuentran encuentra entonces entre era eres es esa esas ese eso esos esta estan estar estas este esto estos estoy fue gracias gustaria ha hace hacen hacer hacerlo haces hago han has hasta hay haya hola i ir la las le les lo los llama mas me mejor mi mis mismo mucho muchas muy nada necesita necesitamos necesitan necesito ni no nos nosotros nuestra nuestro nuestras nuestros o ofrece ofrecen otra otro otros u oye para parte pero poco poder podemos podria podrian por porfa porque posible pregunta primero pronto pudiera puede pueden puedo pues q que quiera quiere quieren quiero quien quienes quisiera realmente saber se sea sean ser sera si sido sin sirve sirven sobre sola solo somos son soy su sus tal tambien tan tanto te tendria tendran tener tengo ti tiene tienen tienes toda todas todo todos tras tu tus un una unas uno unos usa usan usar usted ustedes va vamos van ver vez voy y ya yo favor disculpe disculpa existe dejar cerca caso contar cuentan utilizan usamos tres cuatro cinco seis siete ocho nueve diez doce veinte mando mandar envio enviar envie trabajan trabajar escribo escribir leer disponen dispone tipo mediante",
  empty: "testigo experto, testigos expertos",
  setting:
    "abogados acuerdo apelacion asistencia asunto audiencia audiencias caso causa cliente clientes comercial comparecencia conferencia construccion contrato controversia corte cortes demandado demandante despacho disputa edificio empresa equipo expediente fecha firma grupo instalaciones interrogatorio invitado juez junta juicio litigio local lugar miembro organizacion panel parte partes participante procedimiento procedimientos proceso reunion seccion sede sedes semana sesion sitio solicitud testigo testigos tribunal estandar",
  foreign:
    "bitcoin, cancion, capital, chiste, chistes, clima, cocinar, cripto, deporte, eleccion, ganara, futbol, horoscopo, instrucciones, loteria, lluvia, manzana, mundial, partido, pastel, pelicula, poema, presidente, prompt, receta, recetas, torta, qué hora es, qué tiempo, sentido de la vida, te gusta, pizza, python, vuelo, vuelos, novia, novio, perro, gato, tarea, capital de",
  subjects: {
    about:
      "cuántos años, quiénes son, quiénes son ustedes, quién es usted, quién eres, acerca de ustedes, sobre ustedes, experiencia, años, trayectoria, historia, reputación, fundada, cuántos procedimientos, desde cuándo",
    access:
      "accesibilidad, accesible, accesibles, silla de ruedas, ruedas, discapacidad, discapacitado, movilidad, movilidad reducida, ascensor, ascensores, elevador, rampa, sordo, sorda, bucle magnético, aro magnético, hipoacúsico, planta baja, ciego, escaleras, sin escalones, perro de asistencia, perro guía",
    advice:
      "asesorar, asesorarme, asesoría legal, asesoría jurídica, asesoría, asesoran, consejo legal, consejo jurídico, consejo, consejos, abogado, abogada, demandar, ganar, ganar el juicio, ganar mi caso, mis posibilidades, posibilidades, mis derechos, derechos, representarme, me representan, prescripción, debo demandar",
    apart:
      "misma sala, mismo cuarto, salas separadas, sala separada, cuartos separados, entrada separada, entradas separadas, dos entradas, llegar por separado, esperar en otro lugar, esperar aparte, sala de espera",
    after:
      "y ahora, y ahora qué, qué pasa después, qué pasa, qué sigue, qué sucede, después de enviar, una vez enviada, después de reservar, luego de enviar, próximo paso, próximos pasos, siguiente paso, siguientes pasos, confirmado, confirmada, confirmación, confirmar, confirman, estado de mi solicitud, estado, número de referencia",
    arbitration: "arbitraje, arbitrajes, arbitrar, arbitral",
    arbitrator: "árbitro, árbitros, árbitra",
    booking: "reservar, reserva, reservas, reservo, reservación, reservaciones, apartar",
    cancel:
      "mover la audiencia, mover de fecha, cancelar, cancela, cancelo, cancelación, cancelada, anular, anulación, cambiar, cambio, cambiar la fecha, modificar, modificación, reprogramar, aplazar, posponer, mover la fecha, mover, otra fecha, nueva fecha, reembolso, reembolsan, devolución, retirar, llegamos a un acuerdo",
    capacity:
      "0 personas, 0 participantes, 0 invitados, cuántas salas, capacidad, tamaño, asientos, cuántas personas, para personas, personas, cuántos participantes, caben, cabe, cupo, aforo, grande, grandes, pequeña, pequeñas, tan grande",
    clock: "hora, empezar, comenzar, temprano, tarde",
    contact:
      "pásame, páseme, comuníqueme, hablar con, hablar, humano, humana, alguien, una persona, persona, persona real, agente, asesor, asesora, teléfono, número de teléfono, número, llamar, llamarlos, llamarles, contacto, contactar, contactarlos, comunicarme, comunicarse, correo electrónico, correo, representante, recepcionista",
    day: "medio día, medios días, media jornada, día completo, jornada completa, jornada, jornadas, día entero, día, días",
    difference:
      "diferencia, diferencias, diferente, distinto, comparar, comparación, cuál elegir, elegir, conviene, qué conviene, cuál conviene, versus, vs, en vez de, en lugar de",
    documents:
      "documento, documentos, subir, cargar, archivo, archivos, adjuntar, adjunto, adjuntos, pdf, anexo, anexos, prueba, pruebas, escrito, escritos, tamaño del archivo, enviar documentos, mandar, les envío, enviarles",
    duration:
      "cuánto duran, cuánto dura, 0 horas, cuánto tiempo, duración, dura, duran, cuánto dura, cuántas horas, cuánto tiempo dura, número de horas, mínimo, máximo, varios días, días seguidos, seguidos, días consecutivos, consecutivos, extendida, extender",
    equipment:
      "equipos, equipamiento, audiovisual, pantalla, pantallas, monitor, monitores, proyector, computadora, computadoras, portátil, laptop, ipad, ipads, tableta, micrófono, micrófonos, unidad de conferencia, técnico, presentación de pruebas, transmisión, transmitir, videografía, filmar, grabar video, televisor, impresora, pizarra",
    expert: "experto, expertos, determinación por experto, determinación, peritaje, perito, valuación, dictamen",
    food: "dan de comer, catering, banquete, alimentos, comida, comidas, almuerzo, almuerzos, desayuno, cena, café, té, bebida, bebidas, refrigerio, refrigerios, bocadillos, dieta, vegetariano, vegetariana, vegetarianas, vegetarianos, vegano, vegana, kosher, halal, alergia, alergias, gluten, comer",
    hours:
      "navidad, año nuevo, semana santa, horario de atención, horario, horarios, atención, abren, abre, abierto, abiertos, abierta, cierran, cierra, cerrado, cerrados, cierre, fin de semana, fines de semana, sábado, sábados, domingo, domingos, feriado, feriados, festivos, a qué hora, qué hora, hasta qué hora, de noche, atienden, lunes, horas",
    hybrid:
      "híbrido, híbrida, híbridas, híbridos, mixta, mixto, semipresencial, presencial y virtual, unos presenciales, algunos presenciales, otros por video, otros en línea, otros a distancia, en parte a distancia, en parte presencial, mitad presencial",
    included: "incluido, incluida, incluye, incluyen, incluidos, comprende, amenidades, comodidades, viene con",
    booth: "cabina, cabinas, cabina de interpretación, cabinas de interpretación, cabina de intérpretes",
    interpretation:
      "interpretación, intérprete, intérpretes, traducción, traductor, traductora, traducir, traductores, lengua de señas, lenguaje de señas, idioma, idiomas, lengua, lenguas, francés, español, inglés, portugués, mandarín, chino, árabe, italiano, alemán, ruso, bilingüe, multilingüe, simultánea, qué idiomas",
    mediation: "mediación, hace un mediador, hace el mediador, papel del mediador, mediaciones, mediar",
    mediator: "mediador, mediadores, mediadora, mediadoras",
    parking:
      "estacionamiento, estacionar, parqueo, parquear, parqueadero, parking, aparcar, aparcamiento, coche, auto, carro, garaje, transporte, metro, autobús, tren, aeropuerto, taxi, cómo llegar, cómo llego, llegar, llego, hotel, hoteles, estación",
    payment:
      "pago, pagos, pagar, paga, pagan, pagamos, factura, facturas, facturación, quién paga, dividir los gastos, dividir, compartir los gastos, depósito, anticipo, tarjeta de crédito, tarjeta, tarjetas, cheque, transferencia bancaria, 50 50, mitad cada uno, a la mitad, por mitades, responsabilidad financiera, asumir los gastos",
    office: "ciudad, ciudades, oficina, oficinas, sucursal, sucursales, país, países",
    place:
      "ubicación, ubicados, ubicado, ubicada, dirección, direcciones, dónde están, dónde quedan, dónde queda, dónde se encuentran, dónde está, mapa",
    platform: "zoom, teams, webex, google meet, skype, plataforma, plataformas",
    price:
      "lista de precios, cuánto, cuánto me, precio, precios, presio, costo, costos, coste, cuesta, cuestan, costaría, tarifa, tarifas, honorarios, cotización, cotizar, presupuesto, cuánto cuesta, cuánto sale, cuánto es, cuánto vale, cuánto cobran, cuánto por, cuánto saldría, cobran, cobrar, caro, caros, cara, barato, descuento, descuentos, por hora",
    privacy:
      "otra parte verá, ver lo que escribo, alguien más, lee esta, leer esta, confidencial, confidenciales, confidencialidad, privacidad, privado, privada, datos personales, mis datos, datos, seguro, segura, seguridad, protegidos, protegida, qué hacen con mis, hacen con mis datos, quién puede ver, quién puede leer, quién lee, quién ve, cifrado, guardan, almacenan, secreto profesional, secreto, graban, grabado",
    reply:
      "cuánto tardan, cuánto demoran, cuándo me contestan, tiempo de respuesta, en cuánto tiempo responden, en cuánto tiempo, responden, responder, respuesta, contestan, contestar, contestación, cuándo me llaman, me llaman, me van a llamar, van a llamarme, me llamarán, me contactan, me contactarán, tardan, tarda, demoran, demora, qué tan rápido, rápido, rápidamente, esperar, espera, tendré noticias, noticias",
    room: "sala, salas, sala de audiencias, salón, salones",
    services:
      "servicios, servicio, qué hacen, qué ofrecen, a qué se dedican, qué pueden hacer, en qué me pueden ayudar, en qué pueden ayudarme, tipos de procedimientos, clases de procedimientos, revisión de documentos, gestión de casos, inversión",
    transcript:
      "taquigrafía, taquígrafo, taquígrafos, taquígrafa, estenógrafo, estenógrafos, estenografía, transcripción, transcripciones, transcribir, tiempo real, borrador, subtitulado, subtítulos, cart, segunda copia, acta, actas",
    urgent:
      "urgente, urgentes, urgencia, emergencia, última hora, último momento, poca anticipación, anticipación, cuánta anticipación, antelación, el mismo día, mismo día, al día siguiente, día siguiente, mañana, hoy, hoy mismo, cuanto antes, lo antes posible, esta semana, ya mismo",
    virtual:
      "virtual, virtuales, virtualmente, en línea, línea, online, a distancia, distancia, remoto, remota, remotas, remotamente, videoconferencia, videollamada, videollamadas, por video, video",
    zone: "hora de toronto, hora de miami, hora de montreal, zona horaria, zonas horarias, huso horario, husos horarios, huso, est, edt, hora del este, horario de verano, hora local, diferencia horaria, diferencia de horario",
  },
};
