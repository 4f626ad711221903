import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Olá, {username}:',

  why_account: 'Recebes este e-mail porque diz respeito ao acesso a uma conta {site} com este endereço.',
  why_order: 'Recebes este e-mail porque o pedido PK-{number} foi feito com este endereço.',
  why_running: 'Recebes este e-mail porque o teu pedido PK-{number} está em curso.',
  why_work: 'Recebes este e-mail porque trabalhas com a {site}.',
  why_message: 'Recebes este e-mail porque escreveste à {site}.',
  why_application: 'Recebes este e-mail porque te candidataste a booster na {site}.',
  why_inbox: 'Este e-mail chega aqui porque este é o endereço de apoio da {site}.',
  always: 'É necessário, por isso não pode ser desativado.',
  never_ask: 'Nunca te pedimos a palavra-passe por e-mail.',
  turn_off: 'Desativar estes e-mails',
  choose: 'Escolher os teus e-mails',
  help: 'Ajuda',
  hidden: 'endereço oculto',

  order_paid_subject: 'O teu pedido PK-{number} está pago',
  order_paid_heading: 'O teu pedido está pago',
  order_paid_body:
    'Recebemos {total} por {what}.\n\nOs boosters adequados já foram avisados. Escrevemos-te quando um deles aceitar.',
  order_paid_button: 'Ver o teu pedido',

  order_paid_login_subject: 'Pago: guarda os dados de acesso do pedido PK-{number}',
  order_paid_login_heading: 'Pago. Faltam os dados de acesso',
  order_paid_login_body:
    'Recebemos {total} por {what}.\n\nGuarda agora os dados de acesso da tua conta de {game}. Depois procuramos um booster.',
  order_paid_login_button: 'Guardar os meus dados',

  coaching_paid_subject: 'O teu pedido de coaching PK-{number} está pago',
  coaching_paid_heading: 'O teu coaching está pago',
  coaching_paid_body:
    'Recebemos {total} por {what}.\n\nO teu coach já foi avisado e tem {figures.coachAnswer} para responder. Se não responder, recebes o dinheiro de volta.',
  coaching_paid_button: 'Ver o teu pedido',

  amounts_title: 'O que pagaste',
  receipt_where: 'Tens o recibo em PDF na página do teu pedido.',
  credit_note_where: 'Tens a nota de crédito deste reembolso em PDF na página do teu pedido.',
  change_title: 'Se os planos mudarem',
  change_text:
    'Até um booster começar, podes cancelar e receber tudo de volta: {total}. Depois disso, recebes o que ainda não foi jogado. A página do pedido mostra esse valor a qualquer momento.',
  path_booster: 'À procura de booster',
  path_now: 'Agora',

  safe_title: 'Como protegemos os teus dados de acesso',
  safe_who: 'Estão cifrados. Só o teu booster os vê, e só enquanto joga.',
  safe_seen: 'A página do pedido indica cada vez que alguém os vê.',
  safe_change: 'Podes alterá-los ou apagá-los a qualquer momento. Apagamo-los quando o pedido termina.',

  login_needed_subject: 'O pedido PK-{number} espera os teus dados de acesso',
  login_needed_heading: 'Só faltam os teus dados de acesso',
  login_needed_body:
    'O teu pagamento de {total} chegou, mas ainda não podemos procurar um booster.\n\nGuarda os dados de acesso da tua conta de {game} e começamos logo.',
  login_needed_button: 'Guardar os meus dados',

  order_for_you_subject: 'O teu pedido PK-{number} está pronto a pagar',
  order_for_you_heading: 'O teu pedido está pronto',
  order_for_you_body:
    'Como combinado com a nossa equipa, preparámos {what} por {total}.\n\nVê-o e paga se estiver certo. Até lá não te custa nada.',
  order_for_you_button: 'Ver o pedido',
  order_unpaid_subject: 'O teu pedido PK-{number} espera o pagamento',
  order_unpaid_heading: 'O teu pedido ainda não está pago',
  order_unpaid_body: 'Pediste {what} por {total}. Guardamos esse preço para ti.',
  order_unpaid_button: 'Pagar o pedido',
  until: 'Tens até {time} ({zone})',
  order_unpaid_until: 'Depois disso, o pedido é cancelado automaticamente e não te custa nada.',

  booster_found_subject: 'Um booster aceitou o teu pedido PK-{number}',
  booster_found_heading: 'O teu booster chegou',
  booster_found_body:
    '{booster} aceitou o teu pedido e começa em breve: {what}.\n\nNa página do pedido, podes seguir cada jogo e escrever ao teu booster.',
  booster_found_button: 'Seguir o teu pedido',

  progress_digest_subject: {
    one: 'Pedido PK-{number}: {count} jogo hoje',
    other: 'Pedido PK-{number}: {count} jogos hoje',
  },
  progress_digest_heading: 'O progresso de hoje',
  progress_digest_body: 'O teu booster jogou: {what}. Estes são os jogos desde o nosso último e-mail.',
  progress_digest_button: 'Ver todos os jogos',
  fact_done: 'Feito',
  fact_games: 'Jogos até agora',
  fact_rank: 'Rank atual',

  order_finished_subject: 'Verifica o pedido PK-{number}',
  order_finished_heading: 'Verifica o resultado',
  order_finished_body:
    '{booster} enviou o resultado com a prova: {what}.\n\nVê a prova e a tua conta. Se estiver tudo bem, confirma o resultado na página do pedido.',
  order_finished_button: 'Verificar o resultado',
  order_finished_until: 'Se não disseres nada, o resultado considera-se confirmado e o teu booster é pago.',
  keep_cashback: 'Antes de confirmares, cria uma conta na página do pedido: {amount} voltam ao teu saldo.',
  wrong_title: 'Há algo de errado?',
  wrong_text: 'Comunica-o na página do pedido. O prazo para e a nossa equipa analisa o caso.',

  order_refunded_subject: 'O teu reembolso de {amount} do pedido PK-{number}',
  order_refunded_heading: 'O teu reembolso vem a caminho',
  order_refunded_body:
    'O pedido PK-{number} está cancelado. Dos {total} que pagaste, recebes {amount} de volta.',
  order_refunded_button: 'Ver o reembolso',
  fact_amount: '{names.amount}',
  fact_to: 'Vai para',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'O meio de pagamento usado',
  fact_when: 'Chegada',
  fact_when_balance: 'De imediato',
  fact_when_method: 'Em até {figures.bankRefund}',
  fact_before: 'Já reembolsado',

  order_cancelled_subject: 'O teu pedido PK-{number} está cancelado',
  order_cancelled_heading: 'O teu pedido está cancelado',
  order_cancelled_body: 'O pedido PK-{number} está cancelado: {what}. Não deves nada e não se joga mais.',
  order_cancelled_button: 'Ver o que aconteceu',

  coach_asked_subject: 'Um cliente reservou-te: pedido PK-{number}',
  coach_asked_heading: 'Um cliente escolheu-te',
  coach_asked_body:
    'O pedido PK-{number} é para ti: {what}.\n\nAceita-o ou recusa-o nos pedidos disponíveis.',
  coach_asked_button: 'Responder à reserva',
  coach_asked_slot: 'A sessão está reservada para {time} ({zone}).',
  coach_asked_until: 'Se não responderes, o pedido é cancelado e o cliente é reembolsado.',
  named_asked_subject: 'Um cliente escolheu-te como booster: pedido PK-{number}',
  named_asked_heading: 'Um cliente escolheu-te como booster',
  named_asked_body: 'O pedido PK-{number} é só para ti: {what}.\n\nAceita-o ou recusa-o no teu quadro.',
  named_asked_button: 'Aceitar ou recusar',
  named_asked_until: 'Depois disso, o pedido já não é só para ti.',

  coach_accepted_subject: 'O teu coach aceitou o pedido PK-{number}',
  coach_accepted_heading: 'O teu coach aceitou',
  coach_accepted_body:
    'O teu coach aceitou: {what}.\n\nSe escolheste uma hora, está marcada. Se não, propõe uma que te dê jeito ou aceita a do teu coach.',
  coach_accepted_button: 'Ver a tua sessão',
  session_soon_subject: 'A tua sessão começa em breve: pedido PK-{number}',
  session_soon_heading: 'A tua sessão começa em breve',
  session_soon_body:
    '{what}: a próxima sessão está quase a começar.\n\nSe não puderes, avisa no chat do pedido e propõe outra hora.',
  session_soon_button: 'Ver a tua sessão',
  session_soon_at: 'Começa {time} ({zone}).',
  session_soon_place: 'Onde',
  coach_declined_subject: 'O teu coach recusou o pedido PK-{number}',
  coach_declined_heading: 'O teu coach recusou',
  coach_declined_body:
    'Não tens de fazer nada: devolvemos-te {total} automaticamente.\n\nPara receberes já o dinheiro, cancela o pedido na página do pedido.',
  coach_declined_button: 'Cancelar o pedido',

  change_asked_subject: 'Um cliente quer alterar o pedido PK-{number}',
  change_asked_heading: 'Alteração solicitada',
  change_asked_body:
    'O cliente quer alterar este pedido: {what}.\n\nA página do pedido mostra como ficaria e quanto ganharias. Lá podes aceitar ou recusar a alteração.',
  change_asked_button: 'Responder à alteração',
  change_asked_until: 'Se não responderes, o pedido fica como está.',
  change_prepared_subject: 'O apoio preparou uma alteração do teu pedido PK-{number}',
  change_prepared_heading: 'Há uma alteração à tua espera',
  change_prepared_body:
    'O teu pedido é agora: {what}.\n\nA página do pedido mostra o que o apoio mudaria e quanto isso custa ou te devolve. Sem o teu acordo lá, nada muda e nada é cobrado.',
  change_prepared_button: 'Ver a alteração',
  change_prepared_until: 'Se não fizeres nada, o pedido fica como está.',
  change_accepted_subject: '{booster} aceitou a alteração do teu pedido PK-{number}',
  change_accepted_heading: 'Pedido alterado',
  change_accepted_body:
    'O teu pedido continua com a alteração: {what}. Agora custa {total} no total.\n\nA página do pedido mostra o novo preço linha a linha.',
  change_accepted_button: 'Ver o teu pedido',
  change_declined_subject: '{booster} recusou a alteração do teu pedido PK-{number}',
  change_declined_heading: 'Alteração recusada',
  change_declined_body:
    'O teu pedido fica como está: {what}. Se pagaste pela alteração, devolvemos-te o dinheiro pelo mesmo meio. Se outro booster jogar o resto, esse dinheiro paga o pedido dele.\n\nA página do pedido mostra o motivo.',
  change_declined_button: 'Ver o teu pedido',
  change_expired_subject: '{booster} não respondeu à alteração do teu pedido PK-{number}',
  change_expired_heading: 'Alteração sem resposta',
  change_expired_body:
    'O teu pedido fica como está: {what}. Se pagaste pela alteração, devolvemos-te o dinheiro pelo mesmo meio. Se outro booster jogar o resto, esse dinheiro paga o pedido dele.\n\nPodes voltar a pedir uma alteração na página do pedido.',
  change_expired_button: 'Ver o teu pedido',
  booster_poked_subject: 'Pedido PK-{number}: o cliente espera notícias tuas',
  booster_poked_heading: 'O cliente espera',
  booster_poked_body:
    'Regista um jogo ou escreve ao cliente na página do pedido. Se não puderes continuar, devolve lá o pedido: recebes pelos jogos registados.\n\nO pedido: {what}.',
  booster_poked_button: 'Ir para o pedido',
  booster_reminded_subject: 'Pedido PK-{number}: dá notícias hoje',
  booster_reminded_heading: 'Dá notícias do pedido',
  booster_reminded_body:
    'Há {figures.silenceReminder} sem jogos nem mensagens tuas: {what}.\n\nApós {figures.silence}, o cliente pode escolher outro booster. Se não puderes continuar, devolve o pedido: recebes pelos jogos registados.',
  booster_reminded_button: 'Ir para o pedido',
  tip_returned_subject: 'Pedido PK-{number}: reembolso de {amount} da gorjeta',
  tip_returned_heading: 'Gorjeta reembolsada',
  tip_returned_body: 'Recebes de volta {amount} da tua gorjeta para este pedido: {what}.',
  tip_returned_button: 'Ver o reembolso',
  tip_given_subject: 'Pedido PK-{number}: uma gorjeta de {amount}',
  tip_given_heading: 'Recebeste uma gorjeta',
  tip_given_body:
    'O teu cliente dá-te uma gorjeta de {amount} por {what}. É toda tua.\n\nPodes recebê-la dentro de {figures.hold}.',
  tip_given_button: 'Ir para o pedido',
  order_held_subject: 'O pedido PK-{number} está em espera: {booster} não responde',
  order_held_heading: 'Esperar ou mudar de booster?',
  order_held_body:
    '{booster} não regista jogos nem escreve há {figures.silence}: {what}.\n\nNa página do pedido podes esperar ou deixar outro booster continuar onde o registo acaba. Não pagas mais por isso.',
  order_held_button: 'Ver o teu pedido',
  start_missed_subject: 'Ainda sem booster para o pedido PK-{number}: espera ou recebe o dinheiro',
  start_missed_heading: 'Ainda sem booster',
  start_missed_body:
    'Prometemos que o teu pedido já teria começado: {what}. Ainda nenhum booster o aceitou. Pedimos desculpa.\n\nNa página do pedido recebes o dinheiro de volta com um clique. Se preferires esperar, não tens de fazer nada.',
  start_missed_button: 'Ver o teu pedido',
  nobody_plays_subject: 'Sem booster para o pedido PK-{number}: recebe o dinheiro',
  nobody_plays_heading: 'De momento, nenhum booster joga o teu pedido',
  nobody_plays_body:
    'Os boosters que jogavam {what} saíram ou estão em pausa. Pedimos desculpa.\n\nNa página do pedido recebes o dinheiro de volta com um clique. Se preferires esperar por outro booster, não tens de fazer nada.',
  nobody_plays_button: 'Ver o teu pedido',
  check_waits_subject: 'Pedido PK-{number}: o teu resultado espera por ti',
  check_waits_heading: 'O teu resultado espera por ti',
  check_waits_body:
    '{booster} enviou o resultado: {what}.\n\nVê a prova e a tua conta. Se estiver tudo bem, confirma o resultado na página do pedido; se não, comunica lá o problema.',
  check_waits_button: 'Verificar o resultado',
  coaching_finished_subject: 'Todas as horas do teu pedido PK-{number} foram dadas',
  coaching_finished_heading: 'Todas as horas foram dadas',
  coaching_finished_body:
    'O teu coach registou as últimas horas e escreveu notas para ti: {what}.\n\nLê-as e confirma as horas na página do pedido.',

  data_ready_subject: 'Os teus dados da {site} estão prontos a transferir',
  data_ready_heading: 'Os teus dados estão prontos',
  data_ready_body:
    'A cópia dos teus dados que pediste está pronta. Podes transferi-la nas definições do perfil durante {figures.dataExport}; depois, eliminamo-la.\n\nSe não a pediste, muda a tua palavra-passe e termina a sessão nos dispositivos que não conheces.',
  data_ready_button: 'Abrir as definições',

  account_deleted_subject: 'A tua conta {site} foi eliminada',
  account_deleted_heading: 'A tua conta foi eliminada',
  account_deleted_body:
    'Eliminámos a tua conta: o teu nome, endereço de e-mail, mensagens, imagens e inícios de sessão. As faturas ficam durante o tempo que a lei exige, sem o teu nome nem o teu endereço.\n\nEste é o nosso último e-mail para este endereço. Obrigado por jogares connosco.',
  account_deleted_button: 'Visitar a {site}',

  data_archive:
    'Esta é uma cópia do que a {site} guarda sobre ti.\n\nA pasta “json” tem tudo para programas, “csv” tem o mesmo para folhas de cálculo e “pictures” tem as imagens dos teus pedidos, candidaturas e mensagens.\n\nAs horas estão em UTC e os montantes em cêntimos. Ficam de fora palavras-passe, tokens e dados de acesso de contas de jogo, assim como o que diz respeito a outras pessoas. Os nossos e-mails estão incluídos se confirmaste o teu endereço.',

  account_banned_subject: 'A tua conta {site} foi banida',
  account_banned_heading: 'A tua conta está banida',
  account_banned_body:
    'A nossa equipa baniu a tua conta. {reason}\n\n{until} Os teus pedidos e o teu saldo ficam como estão. Se achas que é um engano, escreve-nos.',
  account_banned_button: 'Escrever à nossa equipa',

  account_unbanned_subject: 'A tua conta {site} voltou a funcionar',
  account_unbanned_heading: 'A tua conta voltou a funcionar',
  account_unbanned_body: 'O ban da tua conta terminou. Podes iniciar sessão e voltar a usá-la.',
  account_unbanned_button: 'Ir para o teu painel',

  sessions_ended_subject: 'Todas as tuas sessões em {site} foram terminadas',
  sessions_ended_heading: 'As tuas sessões foram terminadas',
  sessions_ended_body:
    'A nossa equipa terminou todas as sessões da tua conta em todos os dispositivos. Inicia sessão de novo para continuar.',
  sessions_ended_button: 'Iniciar sessão',
  session_ended_subject: 'Uma das tuas sessões em {site} foi terminada',
  session_ended_heading: 'Uma sessão foi terminada',
  session_ended_body:
    'A nossa equipa terminou a tua sessão no {browser} em {system}. Nos teus outros dispositivos continua aberta.\n\nPodes voltar a iniciar sessão aí quando quiseres.',
  session_ended_button: 'Iniciar sessão',

  permissions_changed_subject: 'As tuas permissões em {site} mudaram',
  permissions_changed_heading: 'As tuas permissões mudaram',
  permissions_changed_body:
    'A nossa equipa alterou o que a tua conta pode fazer. Agora tens estas permissões: {permissions}.',
  permissions_changed_button: 'Ir para o teu painel',
  permissions_removed_subject: 'As tuas permissões em {site} mudaram',
  permissions_removed_heading: 'As tuas permissões foram retiradas',
  permissions_removed_body:
    'A nossa equipa retirou as permissões da tua conta. A conta, os teus pedidos e o teu saldo ficam como estão.',
  permissions_removed_button: 'Ir para o teu painel',

  passkey_added_subject: 'Foi adicionada uma chave de acesso à tua conta',
  passkey_added_heading: 'Nova chave de acesso',
  passkey_added_body:
    'Uma nova chave de acesso pode iniciar sessão na tua conta. Se não foste tu, remove-a e muda a tua palavra-passe.',
  passkey_added_button: 'Verificar as definições',
  passkey_removed_subject: 'Foi removida uma chave de acesso da tua conta',
  passkey_removed_heading: 'Chave de acesso removida',
  passkey_removed_body:
    'Uma das tuas chaves de acesso já não pode iniciar sessão na tua conta. Se não foste tu, muda a tua palavra-passe e verifica os teus dispositivos.',
  passkey_removed_button: 'Verificar as definições',
  app_set_up_subject: 'Uma aplicação de autenticação protege agora a tua conta',
  app_set_up_heading: 'Aplicação de autenticação configurada',
  app_set_up_body:
    'A partir de agora, iniciar sessão também pede um código da tua aplicação. Se não foste tu, contacta já o nosso apoio.',
  app_set_up_button: 'Verificar as definições',
  app_removed_subject: 'A aplicação de autenticação foi removida da tua conta',
  app_removed_heading: 'Aplicação de autenticação removida',
  app_removed_body:
    'Iniciar sessão já não pede um código da tua aplicação. Se não foste tu, muda a tua palavra-passe e configura de novo a aplicação.',
  app_removed_button: 'Verificar as definições',
  recovery_code_used_subject: 'Foi usado um código de recuperação da tua conta',
  recovery_code_used_heading: 'Código de recuperação usado',
  recovery_code_used_body:
    'Um dos teus códigos de recuperação acabou de ser usado e já não serve. Se não foste tu, muda a tua palavra-passe e cria códigos novos.',
  recovery_code_used_button: 'Verificar as definições',
  new_recovery_codes_subject: 'A tua conta tem códigos de recuperação novos',
  new_recovery_codes_heading: 'Códigos de recuperação novos',
  new_recovery_codes_body:
    'Os teus códigos de recuperação anteriores já não servem. Se não foste tu, muda a tua palavra-passe e cria códigos novos.',
  new_recovery_codes_button: 'Verificar as definições',
  provider_connected_subject: 'Já podes iniciar sessão com {provider}',
  provider_connected_heading: 'Conta ligada',
  provider_connected_body:
    'A tua conta {provider} foi ligada: já podes iniciar sessão em {site} com ela. Se não foste tu, desliga-a e muda a tua palavra-passe.',
  provider_connected_button: 'Verificar as definições',
  provider_removed_subject: 'Já não podes iniciar sessão com {provider}',
  provider_removed_heading: 'Conta desligada',
  provider_removed_body:
    'A tua conta {provider} foi desligada e já não inicia sessão na tua conta {site}. Se não foste tu, muda a tua palavra-passe e verifica os teus dispositivos.',
  provider_removed_button: 'Verificar as definições',

  work_begins_subject: 'Já és booster na {site}',
  work_begins_heading: 'Sê bem-vindo à equipa',
  work_begins_body:
    'A nossa equipa tornou-te booster. Podes aceitar qualquer pedido que corresponda aos teus serviços e ranks máximos.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Os teus serviços ou limites mudaram',
  work_changed_heading: 'Novos serviços ou limites',
  work_changed_body: 'A nossa equipa mudou os pedidos que podes aceitar. Os que já tens continuam teus.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'O teu trabalho de booster está em pausa',
  work_paused_heading: 'Sem novos pedidos por agora',
  work_paused_body:
    'A nossa equipa pôs o teu trabalho em pausa, por isso não podes aceitar novos pedidos. Termina os que tens como previsto. Se não sabes porquê, contacta o nosso apoio.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Já podes voltar a aceitar pedidos',
  work_resumed_heading: 'A pausa acabou',
  work_resumed_body:
    'A nossa equipa terminou a pausa. No quadro esperam-te pedidos que correspondem aos teus serviços.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'E-mail de teste de {site}',
  test_mail_heading: 'Este e-mail chegou',
  test_mail_body:
    'Mostra que o envio de e-mails de {site} funciona. Os e-mails para clientes seguem o mesmo caminho.',
  test_mail_button: 'Voltar à verificação',
  staff_invited_subject: 'Foste convidado para a equipa de {site}',
  staff_invited_heading: 'Foste convidado para a equipa',
  staff_invited_body:
    'Foste convidado a trabalhar em {site} com estas permissões: {permissions}. O link funciona uma só vez, até {time} ({zone}).\n\nSe não estavas à espera, ignora este e-mail. Sem o link nada acontece.',
  staff_invited_button: 'Abrir o convite',

  welcome_subject: 'Damos-te as boas-vindas à {site}: confirma o teu e-mail',
  welcome_heading: 'Olá! Este e-mail é teu?',
  welcome_body:
    'Criaste uma conta com este endereço de e-mail. Confirma que é teu: assim, só tu consegues voltar a entrar, e podes adicionar à tua conta os pedidos que fizeste como convidado. O link funciona uma vez, durante {figures.verifyLink}.\n\nNão criaste esta conta? Então não confirmes. Ninguém entra na tua caixa de correio com ela.',
  welcome_button: 'Confirmar o meu e-mail',

  reset_password_subject: 'Repõe a tua palavra-passe da {site}',
  reset_password_heading: 'Hora de uma nova palavra-passe',
  reset_password_body:
    'Alguém pediu uma nova palavra-passe para a tua conta. Se foste tu, escolhe-a agora. O link funciona uma vez, durante {figures.resetLink}, e termina a sessão nos outros dispositivos.\n\nSe não foste tu, ignora este e-mail. A tua palavra-passe fica como está.',
  reset_password_button: 'Mudar palavra-passe',

  open_order_subject: 'Volta ao teu pedido PK-{number}',
  open_order_heading: 'O teu pedido, sem palavra-passe',
  open_order_body:
    'Alguém pediu um link para os pedidos feitos com este endereço. O botão abre o pedido PK-{number}. Funciona uma vez, durante {figures.orderLink}.\n\nSe não foste tu, ignora este e-mail. Sem o link, ninguém consegue abrir o teu pedido.',
  open_order_button: 'Abrir o meu pedido',

  have_account_subject: 'Os teus pedidos estão na tua conta da {site}',
  have_account_heading: 'Já tens uma conta',
  have_account_body:
    'Alguém pediu um link para os pedidos feitos com este endereço. O endereço tem conta: inicia sessão para veres os teus pedidos. Se te esqueceste da palavra-passe, podes repô-la aí.',
  have_account_button: 'Iniciar sessão agora',

  password_changed_subject: 'A tua palavra-passe da {site} mudou',
  password_changed_heading: 'A tua palavra-passe mudou',
  password_changed_body:
    'A palavra-passe da tua conta acabou de ser mudada, e a sessão terminou nos teus outros dispositivos.\n\nSe não foste tu, repõe-na já: ao iniciares sessão, em «Esqueceste-te da palavra-passe?».',
  password_changed_button: 'Ver a minha conta',

  change_email_old_subject: 'Alguém pediu para mudar o teu e-mail',
  change_email_old_heading: 'Mudança do teu e-mail',
  change_email_old_body:
    'Se não foste tu, não aceites e muda já a palavra-passe.\n\nA tua conta passaria a usar {email} em vez deste endereço. Nada muda enquanto não aceitares também aqui. O link funciona uma vez, durante {figures.changeLink}.',
  change_email_old_button: 'Rever a mudança',
  change_email_new_subject: 'Confirma este endereço para a {site}',
  change_email_new_heading: 'Confirma o teu novo e-mail',
  change_email_new_body:
    'Este endereço, {email}, vai ser o de uma conta da {site}. Se a conta é tua, confirma-o. O link funciona uma vez, durante {figures.changeLink}.\n\nSe não sabes do que se trata, ignora este e-mail.',
  change_email_new_button: 'Confirmar o endereço',

  email_changed_subject: 'O teu e-mail na {site} mudou',
  email_changed_heading: 'O teu e-mail mudou',
  email_changed_body:
    'A tua conta usa agora {email}. A partir de agora, é para lá que vão os nossos e-mails.\n\nSe não foste tu, escreve-nos já, para recuperares a tua conta.',
  email_changed_button: 'Contactar o suporte',
  coaching_finished_button: 'Ler as notas',
  coaching_finished_until: 'Se não disseres nada, as horas consideram-se aceites e o teu coach é pago.',

  order_messages_unread_subject: 'Novas mensagens sobre o pedido PK-{number}',
  order_messages_unread_heading: 'Tens mensagens por ler',
  order_messages_unread_body: 'Foi isto que te escreveram no chat do pedido PK-{number}.',
  order_messages_unread_button: 'Abrir o chat',
  login_code_needed_subject: '{booster} precisa de um código de início de sessão para o pedido PK-{number}',
  login_code_needed_heading: 'O teu booster precisa de um código de início de sessão',
  login_code_needed_body:
    'O jogo enviou-te um código. Escreve-o na página do pedido no prazo de {figures.loginCode}, e só aí: nunca no chat, por e-mail ou por telefone.',
  login_code_needed_button: 'Escrever o código',
  chat_unread_subject: 'O apoio respondeu-te no chat',
  chat_unread_heading: 'O apoio respondeu-te',
  chat_unread_body: 'Perguntaste-nos algo no chat. Foi isto que perdeste.',
  chat_unread_button: 'Continuar o chat',
  chat_unread_where: 'Abre-o no navegador que usaste para o chat.',

  contact_receipt_subject: 'Temos a tua mensagem {thread}',
  contact_receipt_heading: 'Temos a tua mensagem',
  contact_receipt_body:
    'Obrigado por nos escreveres. A nossa equipa vai ler a tua mensagem e responder por e-mail.\n\nNão nos escreveste? Alguém indicou o teu endereço por engano e podes ignorar este e-mail.',
  contact_receipt_button: 'Escrever-nos de novo',
  support_answer_subject: 'A nossa resposta à tua mensagem {thread}',
  support_answer_heading: 'A nossa resposta',
  support_answer_body: 'Escreveste-nos. Esta é a resposta do nosso apoio.',
  support_answer_button: 'Escrever-nos de novo',
  support_answer_reply: 'Também podes escrever para {email}.',

  withdrawal_receipt_subject: 'Comprovativo da tua livre resolução: pedido PK-{number}',
  withdrawal_receipt_heading: 'Recebemos a tua livre resolução',
  withdrawal_receipt_body: 'A tua declaração chegou a {time} ({zone}). Foi isto que declaraste.',
  withdrawal_receipt_button: 'Perguntar sobre a livre resolução',
  withdrawal_declaration: 'Comunico a livre resolução do contrato relativo ao pedido PK-{number}.',
  withdrawal_from: 'De {name} <{email}>',
  withdrawal_keep: 'Guarda este e-mail como comprovativo.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Uma mensagem do formulário de contacto',
  support_letter_body: 'De {name} <{email}>',
  support_letter_button: 'Abrir a caixa de entrada',

  application_sent_subject: 'Temos a tua candidatura',
  application_sent_heading: 'A tua candidatura chegou',
  application_sent_body:
    'Obrigado por te candidatares a booster. Vamos ler a tua candidatura e responder até {date}, por e-mail e na página dela.',
  application_sent_button: 'Ver a tua candidatura',
  application_asked_subject: 'Uma pergunta sobre a tua candidatura',
  application_asked_heading: 'Temos uma pergunta para ti',
  application_asked_body:
    'Lemos a tua candidatura. Podes alterá-la e responder na página dela. Esta é a nossa pergunta.',
  application_asked_button: 'Responder à pergunta',
  application_accepted_subject: 'Agora és booster',
  application_accepted_heading: 'Boas-vindas aos boosters!',
  application_accepted_body:
    'A tua candidatura foi aceite e já podes aceitar pedidos. A lista mostra os que se adequam a ti.',
  application_accepted_button: 'Ver pedidos disponíveis',
  application_refused_subject: 'A nossa resposta à tua candidatura',
  application_refused_heading: 'A tua candidatura foi recusada',
  application_refused_body:
    'Obrigado pelo interesse. Lemos a tua candidatura e podes voltar a candidatar-te dentro de {figures.applyAgain}. Este é o nosso motivo.',
  application_refused_button: 'Ver a tua candidatura',

  new_device_subject: 'Novo início de sessão na tua conta {site}',
  new_device_heading: 'Novo início de sessão na tua conta',
  new_device_body:
    'Alguém iniciou sessão na tua conta num navegador que ainda não conhecíamos: {browser} em {system}, {time} (UTC).\n\nSe foste tu, não precisas de fazer nada. Se não, termina a sessão nesse dispositivo e define já uma nova palavra-passe.',
  new_device_button: 'Ver os meus dispositivos',
  unknown_browser: 'navegador desconhecido',
  unknown_system: 'sistema desconhecido',
  payout_details_saved_subject: 'A tua conta bancária para pagamentos foi alterada',
  payout_details_saved_heading: 'Nova conta bancária para pagamentos',
  payout_details_saved_body:
    'Os teus pagamentos vão agora para a conta {start} … {end}. Para te proteger, nada é enviado antes de {date}. Se não foste tu, muda já a palavra-passe e escreve-nos: o dinheiro ainda está aqui.',
  payout_details_saved_button: 'Ver a minha conta',
  order_completed_subject: 'O pedido PK-{number} está concluído',
  order_completed_heading: 'O teu pedido está concluído',
  order_completed_body:
    'Pedido concluído: {what}.\n\nComo correu? A tua avaliação ajuda outros a escolher, e {booster} pode responder.',
  order_completed_button: 'Escrever uma avaliação',
  review_asked_subject: 'Como correu o pedido PK-{number}?',
  review_asked_heading: 'Como correu o teu pedido?',
  review_asked_body:
    '{booster} terminou o teu pedido: {what}.\n\nAs notas e, se quiseres, algumas palavras ajudam outros a escolher. Podes escrever a avaliação nos {figures.review} seguintes. Não voltamos a pedir.',
  review_asked_button: 'Escrever uma avaliação',
  why_dispute: 'Recebes este e-mail porque foi comunicado um problema com o pedido PK-{number}.',
  problem_reported_subject: 'Pedido PK-{number}: foi comunicado um problema',
  problem_reported_heading: 'Foi comunicado um problema',
  problem_reported_body:
    'Nada é pago ou reembolsado até a nossa equipa decidir. Escreve o que aconteceu e junta capturas de ecrã, se tiveres.\n\nO pedido: {what}.',
  problem_reported_button: 'Ver ambas as partes',
  problem_reported_until: 'Depois disso, a nossa equipa pode decidir sem a tua resposta.',
  answer_missing_subject: 'Pedido PK-{number}: aguardamos a tua resposta',
  answer_missing_heading: 'Aguardamos a tua resposta',
  answer_missing_body: 'A nossa equipa espera a tua versão do problema comunicado.\n\nO pedido: {what}.',
  answer_missing_button: 'Ver ambas as partes',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Pedido PK-{number}: a nossa equipa escreveu-te',
  staff_asked_heading: 'A nossa equipa escreveu-te',
  staff_asked_body:
    'A nossa equipa está a analisar o problema comunicado e precisa da tua resposta.\n\nO pedido: {what}.',
  staff_asked_button: 'Ver ambas as partes',
  problem_decided_subject: 'Pedido PK-{number}: a nossa decisão',
  problem_decided_heading: 'Já decidimos',
  problem_decided_body:
    'Lemos o que dizem ambas as partes. A página do pedido mostra a decisão e o teu valor.\n\nO pedido: {what}.\n\nEste é o nosso motivo:',
  problem_decided_button: 'Ver ambas as partes',
  problem_decided_until: 'Até lá, podes pedir uma segunda análise. Decide outra pessoa da nossa equipa.',
  appeal_asked_subject: 'Pedido PK-{number}: segunda análise pedida',
  appeal_asked_heading: 'Segunda análise pedida',
  appeal_asked_body:
    'A outra parte não concorda com a nossa decisão. Outra pessoa da nossa equipa volta a analisá-la. Os reembolsos mantêm-se.\n\nO pedido: {what}.\n\nEscreveu:',
  appeal_asked_button: 'Ver ambas as partes',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Pedido PK-{number}: a decisão definitiva',
  appeal_decided_heading: 'A decisão definitiva',
  appeal_decided_body:
    'Outra pessoa da nossa equipa voltou a analisar a decisão. A página do pedido mostra o resultado e o teu valor.\n\nO pedido: {what}.\n\nÉ definitivo, por este motivo:',
  appeal_decided_button: 'Ver ambas as partes',

  why_opening: 'Este e-mail chega porque este endereço foi deixado na {site} para um aviso da abertura.',
  why_supply:
    'Este e-mail chega porque este endereço foi deixado na {site} para saber quando um booster joga alguma coisa.',
  why_raffle: 'Este e-mail chega porque participas num sorteio na {site}.',
  test_subject: 'Teste: {subject}',
  test_note: 'É um pedido de teste: a {site} ainda não abriu e ninguém paga nada.',
  opening_confirm_subject: 'Confirma o teu endereço para a abertura da {site}',
  opening_confirm_heading: 'Um e-mail quando abrirmos',
  opening_confirm_body:
    'Abre a página abaixo e confirma o teu endereço. Quando a {site} abrir, recebes um único e-mail e depois apagamos o endereço.\n\nSe não foste tu, ignora este e-mail. Um endereço por confirmar fica guardado no máximo {figures.unconfirmedOpeningMail}, e a mesma página apaga-o logo.',
  opening_confirm_button: 'Confirmar endereço',
  shop_opened_subject: 'A {site} está aberta',
  shop_opened_heading: 'Já abrimos',
  shop_opened_body:
    'Querias um e-mail quando a {site} abrisse. Aqui está.\n\nApagámos o teu endereço da lista e não segue mais nenhum e-mail.',
  shop_opened_button: 'Ir para a loja',
  supply_confirm_subject: 'Confirma o teu endereço: um e-mail quando um booster o jogar',
  supply_confirm_heading: 'Um e-mail quando um booster jogar isto',
  supply_confirm_body:
    'Querias saber quando um booster jogar isto: {what}. Abre a página abaixo e confirma o teu endereço. Recebes um único e-mail e depois apagamos o endereço.\n\nSe não foste tu, ignora este e-mail. Apagamos o endereço ao fim de {figures.supplyMail}, no máximo, e a mesma página apaga-o logo.',
  supply_confirm_button: 'Confirmar endereço',
  supply_ready_subject: 'Já há um booster que joga: {what}',
  supply_ready_heading: 'Um booster já joga isto',
  supply_ready_body:
    'Querias um e-mail quando um booster jogasse isto: {what}. Aqui está. Já podes pedi-lo.\n\nApagámos o teu endereço da lista e não segue mais nenhum e-mail.',
  supply_ready_button: 'Preparar o teu pedido',
  raffle_entered_subject: 'Bilhete {ticket} para «{raffle}»',
  raffle_entered_heading: 'Já participas: bilhete {ticket}',
  raffle_entered_body:
    'Participas em «{raffle}» com o bilhete {ticket}. O sorteio é depois de {time} ({zone}), e escrevemos-te se o teu bilhete ganhar.\n\nAté lá, podes devolver o bilhete na página do sorteio.',
  raffle_entered_button: 'Ver o sorteio',
  raffle_won_subject: 'O teu bilhete {ticket} ganhou: «{raffle}»',
  raffle_won_heading: 'O teu bilhete ganhou',
  raffle_won_body:
    'O bilhete {ticket} ganha {prize} em «{raffle}».\n\nLevanta o prémio na página do sorteio até {time} ({zone}). Depois passa para o bilhete seguinte.',
  raffle_won_button: 'Levantar o prémio',
  raffle_waits_subject: 'O teu prémio ainda espera: «{raffle}»',
  raffle_waits_heading: 'O teu prémio ainda espera',
  raffle_waits_body:
    'Há uma semana o bilhete {ticket} ganhou {prize} em «{raffle}», e ainda não o levantaste.\n\nLevanta-o na página do sorteio até {time} ({zone}). Depois passa para o bilhete seguinte.',
  raffle_waits_button: 'Levantar o prémio',
} satisfies TranslationOf<typeof mails, 'pt'>
