-- One address has one spelling, capitals outside ASCII included, of which SQLite makes no small letters (domain/email-address.ts). What was stored before is
-- written as it is now; each letter is changed for the one at its place in the other text.
CREATE TABLE address_letters (id INTEGER PRIMARY KEY CHECK (id = 1), capitals TEXT NOT NULL, small TEXT NOT NULL) STRICT;
INSERT INTO address_letters (id, capitals, small) VALUES (1, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѶѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӃӅӇӉӋӍӐӒӔӖӘӚӜӞӠӢӤӦӨӪӬӮӰӲӴӶӸӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿḀḂḄḆḈḊḌḎḐḒḔḖḘḚḜḞḠḢḤḦḨḪḬḮḰḲḴḶḸḺḼḾṀṂṄṆṈṊṌṎṐṒṔṖṘṚṜṞṠṢṤṦṨṪṬṮṰṲṴṶṸṺṼṾẀẂẄẆẈẊẌẎẐẒẔẞẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸỺỼỾἈἉἊἋἌἍἎἏἘἙἚἛἜἝἨἩἪἫἬἭἮἯἸἹἺἻἼἽἾἿὈὉὊὋὌὍὙὛὝὟὨὩὪὫὬὭὮὯᾈᾉᾊᾋᾌᾍᾎᾏᾘᾙᾚᾛᾜᾝᾞᾟᾨᾩᾪᾫᾬᾭᾮᾯᾸᾹᾺᾼῈῊῌῘῙῚῨῩῪῬῸῺῼℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟐꟖꟘꟵ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡ς',
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳάέήίόύώαβγδεζηθικλμνξοπρστυφχψωϊϋϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѷѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӂӄӆӈӊӌӎӑӓӕӗәӛӝӟӡӣӥӧөӫӭӯӱӳӵӷӹӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿḁḃḅḇḉḋḍḏḑḓḕḗḙḛḝḟḡḣḥḧḩḫḭḯḱḳḵḷḹḻḽḿṁṃṅṇṉṋṍṏṑṓṕṗṙṛṝṟṡṣṥṧṩṫṭṯṱṳṵṷṹṻṽṿẁẃẅẇẉẋẍẏẑẓẕßạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹỻỽỿἀἁἂἃἄἅἆἇἐἑἒἓἔἕἠἡἢἣἤἥἦἧἰἱἲἳἴἵἶἷὀὁὂὃὄὅὑὓὕὗὠὡὢὣὤὥὦὧᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾰᾱὰᾳὲὴῃῐῑὶῠῡὺῥὸὼῳⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊꟑꟗꟙꟶ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃σ');
UPDATE outbox SET recipient = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(outbox.recipient, n + 1, 1)) > 0, substr(small, instr(capitals, substr(outbox.recipient, n + 1, 1)), 1), substr(outbox.recipient, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(outbox.recipient))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE recipient GLOB '*[^ -~]*';
UPDATE captured_mails SET recipient = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(captured_mails.recipient, n + 1, 1)) > 0, substr(small, instr(capitals, substr(captured_mails.recipient, n + 1, 1)), 1), substr(captured_mails.recipient, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(captured_mails.recipient))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE recipient GLOB '*[^ -~]*';
UPDATE inquiries SET email = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(inquiries.email, n + 1, 1)) > 0, substr(small, instr(capitals, substr(inquiries.email, n + 1, 1)), 1), substr(inquiries.email, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(inquiries.email))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[^ -~]*';
UPDATE case_people SET email = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(case_people.email, n + 1, 1)) > 0, substr(small, instr(capitals, substr(case_people.email, n + 1, 1)), 1), substr(case_people.email, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(case_people.email))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[^ -~]*';
UPDATE bookings SET contact_email_key = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(bookings.contact_email_key, n + 1, 1)) > 0, substr(small, instr(capitals, substr(bookings.contact_email_key, n + 1, 1)), 1), substr(bookings.contact_email_key, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(bookings.contact_email_key))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE contact_email_key GLOB '*[^ -~]*';
UPDATE booking_messages SET contact_key = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(booking_messages.contact_key, n + 1, 1)) > 0, substr(small, instr(capitals, substr(booking_messages.contact_key, n + 1, 1)), 1), substr(booking_messages.contact_key, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(booking_messages.contact_key))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE contact_key GLOB '*[^ -~]*';
UPDATE staff_tasks SET asked_by = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(staff_tasks.asked_by, n + 1, 1)) > 0, substr(small, instr(capitals, substr(staff_tasks.asked_by, n + 1, 1)), 1), substr(staff_tasks.asked_by, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(staff_tasks.asked_by))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE asked_by GLOB '*[^ -~]*';
UPDATE OR IGNORE "user" SET email = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr("user".email, n + 1, 1)) > 0, substr(small, instr(capitals, substr("user".email, n + 1, 1)), 1), substr("user".email, n + 1, 1))
    FROM spelled, address_letters WHERE n < length("user".email))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE email GLOB '*[^ -~]*';
-- Closed ones too, which are altered in no other way.
DROP TRIGGER invitations_closed;
UPDATE OR IGNORE invitations SET email_key = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(invitations.email_key, n + 1, 1)) > 0, substr(small, instr(capitals, substr(invitations.email_key, n + 1, 1)), 1), substr(invitations.email_key, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(invitations.email_key))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE email_key GLOB '*[^ -~]*';
CREATE TRIGGER invitations_closed BEFORE UPDATE ON invitations
WHEN OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'invitation_closed');
END;
UPDATE booking_drafts SET field_values = json_set(field_values, '$.contactEmail.key', (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(trim(booking_drafts.field_values ->> '$.contactEmail.value'), n + 1, 1)) > 0, substr(small, instr(capitals, substr(trim(booking_drafts.field_values ->> '$.contactEmail.value'), n + 1, 1)), 1), substr(trim(booking_drafts.field_values ->> '$.contactEmail.value'), n + 1, 1))
    FROM spelled, address_letters WHERE n < length(trim(booking_drafts.field_values ->> '$.contactEmail.value')))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1))
WHERE booking_drafts.field_values ->> '$.contactEmail.value' GLOB '*[^ -~]*' OR booking_drafts.field_values ->> '$.contactEmail.value' LIKE ' %' OR booking_drafts.field_values ->> '$.contactEmail.value' LIKE '% ';
UPDATE OR IGNORE erasures SET address = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(erasures.address, n + 1, 1)) > 0, substr(small, instr(capitals, substr(erasures.address, n + 1, 1)), 1), substr(erasures.address, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(erasures.address))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE done_at IS NULL AND address GLOB '*[^ -~]*';
DROP TRIGGER legal_holds_lifted_once;
UPDATE legal_holds SET subject_id = (
  WITH RECURSIVE spelled(n, done) AS (
    SELECT 0, '' UNION ALL
    SELECT n + 1, done || iif(instr(capitals, substr(legal_holds.subject_id, n + 1, 1)) > 0, substr(small, instr(capitals, substr(legal_holds.subject_id, n + 1, 1)), 1), substr(legal_holds.subject_id, n + 1, 1))
    FROM spelled, address_letters WHERE n < length(legal_holds.subject_id))
  SELECT lower(done) FROM spelled ORDER BY n DESC LIMIT 1)
WHERE subject_type = 'person' AND subject_id GLOB '*[^ -~]*';
CREATE TRIGGER legal_holds_lifted_once BEFORE UPDATE ON legal_holds
WHEN OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL OR NEW.id <> OLD.id OR NEW.subject_type <> OLD.subject_type
  OR NEW.subject_id <> OLD.subject_id OR NEW.account_id IS NOT OLD.account_id OR NEW.subject_name <> OLD.subject_name
  OR NEW.reason <> OLD.reason OR NEW.placed_by <> OLD.placed_by OR NEW.placed_at <> OLD.placed_at
  OR NEW.last_day IS NOT OLD.last_day OR NEW.ends_at IS NOT OLD.ends_at
BEGIN
  SELECT RAISE(ABORT, 'a legal hold is lifted once, and not altered');
END;
DROP TABLE address_letters;
-- A sent draft is of whom it was sent for, also where its form alone had the address.
UPDATE booking_drafts SET field_values = json_set(field_values, '$.contactEmail.key', (SELECT contact_email_key FROM bookings WHERE bookings.id = booking_drafts.booking_id))
WHERE field_values ->> '$.contactEmail.value' IS NULL AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = booking_drafts.booking_id);

-- A draft keeps its contact's address as it was typed, and with it what it is compared by (db/schema/stored-request.ts).
DROP TRIGGER held_drafts_kept;
CREATE TRIGGER held_drafts_kept BEFORE UPDATE OF owner_id, field_values ON booking_drafts
WHEN EXISTS (SELECT 1 FROM holds_in_force)
BEGIN
  INSERT OR IGNORE INTO kept_drafts (draft_id, hold_id)
  SELECT OLD.id, holds.id FROM holds_in_force AS holds
  WHERE holds.subject_type = 'person' AND (
    holds.account_id = OLD.owner_id
    OR holds.subject_id = coalesce(OLD.field_values ->> '$.contactEmail.key',
      lower(coalesce(OLD.field_values ->> '$.contactEmail.value', OLD.field_values ->> '$.bookingContactEmail.value'))));
END;
DROP VIEW held_drafts;
CREATE VIEW held_drafts AS
SELECT drafts.id AS id FROM booking_drafts AS drafts
WHERE drafts.owner_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
  OR coalesce(drafts.field_values ->> '$.contactEmail.key',
    lower(coalesce(drafts.field_values ->> '$.contactEmail.value', drafts.field_values ->> '$.bookingContactEmail.value')))
    IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
  OR drafts.id IN (SELECT kept_drafts.draft_id FROM kept_drafts WHERE kept_drafts.hold_id IN (SELECT id FROM holds_in_force WHERE subject_type = 'person'))
  OR EXISTS (SELECT 1 FROM held_bookings WHERE held_bookings.id = drafts.booking_id);
