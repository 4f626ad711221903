import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Esta conta já está banida, por isso nada mudou. Levanta primeiro esse ban para definires outro.',
  user_not_found: 'Esta conta não existe. Verifica o nome ou o endereço.',
  username_already_exists: 'Este nome de utilizador já existe. Escolhe outro.',
  username_reserved: 'Este nome parece ser nosso ou um endereço web. Escolhe outro.',
  email_already_exists: 'Este e-mail já tem conta. Inicia sessão com ele.',
  account_banned: 'Esta conta foi banida. O nosso e-mail diz porquê e até quando.',
  invalid_credentials: 'O e-mail ou a palavra-passe estão errados. Verifica os dois e tenta de novo.',
  bad_token: 'A tua sessão já não é válida. Inicia sessão de novo.',
  token_expired: 'A tua sessão expirou. Inicia sessão de novo.',
  access_denied: 'Não tens acesso a isto. Inicia sessão com uma conta que tenha.',
  unauthorized: 'Inicia sessão primeiro e depois tenta de novo.',
  forbidden: 'A tua conta não tem permissão para isto. Inicia sessão com uma que tenha.',
  incorrect_old_password: 'A palavra-passe antiga está errada. Tenta de novo ou repõe-na.',
  weak_password: 'Esta palavra-passe é demasiado fácil de adivinhar. Escolhe outra.',
  captcha_failed: 'A verificação contra bots falhou. Tenta de novo.',
  age_not_confirmed: 'Confirma que tens {figures.leastCustomerAge} anos ou mais.',
  address_has_account:
    'Este endereço de e-mail já tem uma conta. Inicia sessão com a palavra-passe e depois liga a outra conta em “{shell.profileSettings}”.',
  identity_taken: 'Outra pessoa já inicia sessão aqui com essa conta. Liga outra ou inicia sessão com ela.',
  last_way_in: 'É a tua única forma de iniciar sessão. Define primeiro uma palavra-passe.',
  not_connected: 'Esta conta já não está ligada. Recarrega a página.',
  provider_address_missing:
    'Não recebemos nenhum endereço de e-mail. Cria uma conta com o teu e depois liga a outra conta em “{shell.profileSettings}”.',
  profile_lookup_away:
    'Não conseguimos consultar este perfil. Introduz o rank à mão ou tenta de novo daqui a uns minutos.',
  push_off: 'Esta loja não envia push.',
  push_service_unknown: 'O serviço push deste navegador não é suportado. Experimenta outro navegador.',
  provider_away:
    'O Discord, o Google ou o Facebook não está a responder. Tenta de novo dentro de alguns minutos ou inicia sessão de outra forma.',
  sign_in_canceled: 'O início de sessão foi cancelado. Tenta de novo ou escolhe outra forma.',
  sign_in_failed: 'Este início de sessão já não é válido. Começa de novo.',
  sign_in_not_offered: 'Aqui não é possível iniciar sessão assim. Escolhe outra forma.',
  already_customer: 'Já tens uma conta. Muda a palavra-passe nas definições.',
  invitation_not_found: 'Entretanto este convite foi aceite ou retirado, ou é demasiado antigo.',
  link_not_valid: 'Este link expirou ou já foi usado. Pede um novo.',
  link_sent_already: 'Acabaste de pedir este e-mail. Vê a caixa de entrada e o spam antes de pedires outro.',
  mails_used_up: 'Não foi enviado nada. {access.sent.limit} Procura um anterior ou tenta de novo amanhã.',
  invitation_sent_already:
    'Este endereço acabou de ser convidado. Espera alguns minutos antes de enviares outro convite.',
  role_not_found: 'Esta função não existe. Recarrega a página e escolhe outra.',
  socket_unauthorized: 'A ligação em tempo real foi recusada. Recarrega a página.',
  multiple_connection_detected: 'Há demasiados separadores abertos. Fecha alguns e recarrega este.',
  'reset password email sent already':
    'O e-mail para repor a palavra-passe já foi enviado. Vê a tua caixa de entrada.',

  service_not_found: 'Este serviço não existe. Escolhe um do menu.',
  invalid_server: 'Não oferecemos este servidor. Escolhe um da lista.',
  booster_not_found: 'Este booster não existe. Escolhe um da lista.',
  booster_not_available: 'Este booster não está disponível para o servidor escolhido.',
  coach_not_found: 'Este coach não existe. Escolhe outro.',
  coach_not_eligible: 'Este coach não ensina este jogo. Escolhe outro.',
  custom_champions_option_is_not_available:
    'Aqui não é possível escolher campeões ou agentes específicos. Continua sem eles.',
  duo_boost_is_not_available_for_this_service: 'O duo boost não está disponível para este serviço.',
  wish_missing: 'Escolhe pelo menos uma função, um campeão ou um agente, ou continua sem este extra.',
  start_not_requested: 'Confirma primeiro que leste o texto e que podemos começar já.',
  withdrawal_not_confirmed: 'Confirma primeiro que sabes quando termina o teu direito de livre resolução.',
  summoner_not_found: 'Não encontrámos nenhum jogador com este nome. Verifica o nome e o servidor.',
  'Valorant profile not found!': 'Perfil do Valorant não encontrado! Verifica o Riot ID.',
  'LOL profile not found!': 'Perfil de LoL não encontrado! Verifica o nome e o servidor.',
  quote_expired: 'Este preço já não está garantido. Agora estás a ver o preço atual.',
  quote_not_found: 'Este link de preço não existe. Define o pedido de novo para obteres um preço.',
  mail_not_accepted: 'O servidor de e-mail não aceitou a mensagem. «{shell.adminOpening}» diz porquê.',
  prices_not_set:
    'Ainda não é possível fazer pedidos, porque não há preços publicados. Tenta de novo mais tarde.',
  order_total_changed: 'O total mudou. Confere-o e confirma de novo.',
  named_booster_unavailable:
    'O booster que pediste não pode jogar este pedido agora. Pede outro, ou qualquer um.',
  link_not_opened: 'Abre primeiro o link do nosso e-mail neste navegador e depois volta aqui.',
  nobody_plays_this:
    'De momento, nenhum booster joga isto e não te foi cobrado nada. Escolhe outro servidor ou um objetivo mais baixo.',
  raffle_not_found: 'Este sorteio não existe. Vê a lista de sorteios.',
  raffle_not_open: 'Este sorteio não aceita nem devolve bilhetes neste momento. Vê as datas.',
  raffle_not_closed: 'A lista de bilhetes é publicada quando o sorteio fecha.',
  raffle_not_for_staff: 'A nossa equipa e os nossos boosters não participam nos sorteios.',
  raffle_needs_proven_address:
    'Confirma primeiro o teu e-mail: as definições enviam-te um link. Sem conta, cria uma antes.',
  raffle_needs_adult: 'Podes participar a partir dos {figures.raffleAge} anos.',
  raffle_not_in_country: 'Quem vive neste país não pode participar neste sorteio.',
  raffle_entered_already: 'Já tens um bilhete neste sorteio.',
  raffle_not_entered: 'Não tens nenhum bilhete neste sorteio.',
  prize_not_yours: 'A tua conta não ganhou nada neste sorteio.',
  prize_gone: 'Este prémio já não espera. A página diz o que lhe aconteceu.',
  prize_needs_address: 'Indica a morada para onde enviamos o prémio.',
  raffle_slug_taken: 'Outro sorteio já tem este endereço. Escolhe outro.',
  raffle_changed: 'Alguém da equipa alterou este sorteio. Copia o que escreveste e recarrega a página.',
  raffle_fixed: 'Isto já não pode mudar: já há quem participe assim, ou o sorteio terminou.',
  raffle_not_ready: 'Ainda falta algo para abrir este sorteio. A página diz o quê.',
  post_not_found: 'Este artigo não existe. Vê a lista de artigos.',
  post_changed: 'Alguém da equipa alterou isto entretanto. Vê o que há de novo e tenta outra vez.',
  post_archived: 'Este artigo está arquivado. Primeiro repõe-no na lista.',
  post_published: 'Este artigo já foi publicado e não pode ser eliminado. Arquiva-o.',
  post_not_ready: 'Ainda falta algo para isto ser publicado. A página diz o quê.',
  post_time_past: 'Essa hora já passou. Escolhe outra mais tarde.',
  post_too_long: 'Este artigo tem demasiados blocos. Divide-o em vários.',
  post_picture_unknown: 'Uma imagem deste texto já não existe. Carrega-a outra vez.',
  post_version_not_found: 'Esta versão não existe. Recarrega o histórico.',
  preview_not_found: 'Esta ligação de pré-visualização já não funciona. Pede uma nova.',
  too_many_previews: 'Este artigo já tem muitas ligações de pré-visualização. Primeiro revoga uma.',
  too_many_unpaid_orders: 'Tens vários pedidos por pagar. Paga ou cancela um deles e depois faz este.',

  coupon_not_found: 'Este cupão não existe. Vê se está bem escrito.',
  mail_not_found: 'Este e-mail já não existe.',
  mail_already_sent: 'Este e-mail já foi enviado.',
  coupon_exhausted: 'Este cupão está esgotado. Faz o pedido sem ele ou experimenta outro código.',
  coupon_expired: 'Este cupão expirou. Faz o pedido sem ele ou experimenta outro código.',
  coupon_not_valid_yet: 'Este cupão ainda não é válido. Espera até lá ou faz o pedido sem ele.',
  change_already_played: 'O pedido já lá chegou. Escolhe algo que ainda falte jogar.',
  change_not_found: 'Esta alteração já não espera resposta. A página mostra o que aconteceu.',
  change_not_offered: 'Esta parte do pedido não pode ser alterada neste momento.',
  poke_too_early: 'É cedo para um lembrete. A página do pedido mostra a partir de quando podes enviar um.',
  other_booster_asked: 'Já pediste outro booster. A nossa equipa responde em breve.',
  change_open: 'Já há uma alteração deste pedido à espera de resposta. Retira-a para pedir outra.',
  coupon_used_already: 'Já usaste este cupão. Faz o pedido sem ele ou experimenta outro código.',
  coupon_not_for_this_order:
    'Este cupão não é para este jogo ou serviço. Faz o pedido sem ele ou experimenta outro código.',
  coupon_minimum_not_reached:
    'O teu pedido está abaixo do mínimo deste cupão. Acrescenta algo ou faz o pedido sem ele.',
  too_many_coupon_tries:
    'Introduziste demasiados códigos que não existem. Tenta de novo amanhã ou faz o pedido sem cupão.',

  payment_not_found: 'Este pagamento não existe. A página do pedido mostra se o pedido está pago.',
  payment_has_already_been_processed: 'Este pedido já está pago. Não te foi cobrado mais nada.',
  payment_failed:
    'O pagamento não foi concluído. Não te foi cobrado nada. Tenta de novo ou paga de outra forma.',
  payment_under_way:
    'Há um pagamento por cartão ainda em curso para este pedido. Conclui-o ou tenta de novo daqui a uns minutos.',
  order_frozen: 'Foi pedido um estorno do pagamento deste pedido. Espera pela decisão do banco.',
  balance_too_low: 'O teu saldo não chega para este pedido. Paga com cartão.',
  invalid_signature: 'A mensagem não está assinada pelo prestador de pagamentos. Foi ignorada.',

  order_not_found: 'Este pedido não existe ou não é teu. Vê a tua lista de pedidos.',
  order_state_changed: 'Entretanto, o pedido mudou. A página mostra agora o estado atual.',
  order_credentials_not_found:
    'Não há dados de acesso no cofre deste pedido. Ainda não foram guardados ou já foram apagados.',
  session_not_held: 'Esta sessão ainda não aconteceu. Combina primeiro uma hora e espera que comece.',
  session_time_changed: 'Esta hora já não está proposta. A página mostra a proposta atual.',
  session_time_past: 'Essa hora já passou. Propõe uma hora no futuro.',
  meeting_link_invalid:
    'Introduz o endereço https de uma sala no Google Meet, Zoom, Microsoft Teams, Jitsi Meet ou Whereby, sem dados de contacto no nome.',
  session_time_taken: 'O coach já tem outra sessão a essa hora. Propõe outra.',
  slot_taken: 'Essa hora já não está livre. Escolhe outra.',

  user_not_booster: 'Só os boosters podem fazer isto. Inicia sessão com uma conta de booster.',
  order_not_available: 'Alguém foi mais rápido. O pedido já não está no quadro.',
  not_eligible_to_claim_this_league_orders:
    'Este pedido está acima do teu rank máximo. Escolhe um mais abaixo.',
  solo_order_claim_limit_reached: 'Atingiste o teu limite de pedidos a solo. Termina um primeiro.',
  duo_order_claim_limit_reached: 'Atingiste o teu limite de pedidos em duo. Termina um primeiro.',
  order_opens_later:
    'Primeiro perguntamos a outros boosters. Este pedido abre para todos em {figures.everyoneAsked}, no máximo.',
  queue_left_out: 'Excluíste esta fila. Na tua página «{shell.myServices}» podes voltar a ativá-la.',
  order_names_other:
    'O cliente escolheu outro booster pelo nome, por isso agora não podes aceitar este pedido.',
  booster_blocked_on_order: 'Devolveste este pedido, por isso não podes voltar a aceitá-lo.',
  game_not_possible:
    'Um só jogo não pode levar do último rank a este. Verifica o resultado, os pontos e o rank.',
  proof_needed: 'Este jogo é invulgar. Junta uma captura de ecrã do rank depois dele.',
  later_games_impossible:
    'A partir desse rank, os jogos seguintes não são possíveis. Corrige primeiro o último, ou pergunta à nossa equipa.',
  correction_too_late: 'Este jogo já não pode ser alterado. Agora só a nossa equipa o pode anular.',
  claim_is_final: 'Já não é possível desfazer esta aceitação. Podes devolvê-lo na página do pedido.',
  decision_is_final: 'Já não é possível anular esta decisão.',
  assignee_changed: 'Um colega acabou de mudar quem está a cargo deste pedido. Vê-o de novo.',
  too_many_tags: 'Este pedido não pode ter mais marcadores. Tira um primeiro.',
  order_already_decided:
    'Um colega acabou de decidir sobre este resultado. Volta a ver daqui a alguns segundos.',
  drop_needs_proof:
    'Junta uma captura de ecrã do rank depois do teu último jogo antes de devolveres o pedido.',
  target_not_reached:
    'Os jogos registados ainda não chegam ao objetivo. Regista os que faltam ou envia o resultado mesmo assim.',

  bad_file_extension: 'Só podes enviar imagens PNG, JPEG e WebP. Escolhe outro ficheiro.',
  no_files_uploaded: 'Junta primeiro uma captura de ecrã.',
  payload_too_large: 'O ficheiro é demasiado grande. As imagens podem ter até {figures.largestPicture}.',
  too_many_pictures: 'Este pedido não aceita mais capturas de ecrã. Continua sem esta.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'O pedido mudou, e com ele os valores. Verifica-os de novo.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Nenhum problema foi comunicado sobre este pedido.',
  review_not_found: 'Esta avaliação não existe.',
  review_closed: 'Já não é possível escrever nem alterar. Recarrega a página para ver a avaliação.',
  tip_not_held: 'Já não há tanto desta gorjeta retido. Recarrega a página para veres o estado atual.',
  top_up_spent:
    'Agora só é possível reembolsar menos deste carregamento. Recarrega a página para veres quanto.',
  tip_closed: 'Já não é possível dar gorjeta neste pedido. Recarrega a página para veres o estado atual.',
  too_many_favorites: 'Já tens {figures.mostFavorites} favoritos. Remove um primeiro.',
  dispute_sums_differ: 'Os três valores têm de somar o preço.',
  too_many_disputes: 'Já foram comunicados demasiados problemas sobre este pedido. Escreve ao nosso apoio.',
  too_many_statements: 'Não podes acrescentar mais nada aqui. Se falta algo, escreve ao nosso apoio.',

  coupon_already_exists: 'Já existe um cupão com este código. Escolhe outro código.',
  coupon_in_use: 'Este cupão já foi usado num pedido, por isso não pode ser eliminado. Desativa-o.',
  coupon_won:
    'Um cliente ganhou este cupão num sorteio, por isso não pode ser eliminado nem reduzido. Podes, por exemplo, prolongá-lo.',
  price_version_not_found: 'Esta versão dos preços não existe. Escolhe uma do histórico.',
  price_version_not_scheduled:
    'Só uma versão agendada pode ser retirada. Esta já está em vigor, é antiga ou foi retirada.',
  price_date_taken:
    'Já há outra versão agendada para mais tarde. Escolhe uma data posterior ou retira primeiro essa versão.',
  prices_changed_meanwhile:
    'Entretanto, alguém publicou novos preços. Passa as tuas alterações para esses e depois publica.',

  account_has_debt:
    'Ainda nos deves dinheiro. Paga com um carregamento ou contacta-nos; depois podes eliminar a tua conta.',
  account_has_money:
    'Ainda te devemos dinheiro. Pede primeiro que to paguemos; depois podes eliminar a tua conta.',
  account_has_orders:
    'Tens um pedido em curso. Quando estiver concluído ou cancelado, podes eliminar a tua conta.',
  account_has_permissions: 'A tua conta ainda tem permissões da equipa. Pede primeiro que sejam retiradas.',
  confirmation_wrong: 'Este não é o endereço de e-mail da tua conta. Escreve-o exatamente como aparece.',
  export_not_found: 'Esta transferência já não existe. Prepara uma nova.',

  account_needed: 'Precisas de uma conta para isto. Cria uma ou inicia sessão; não se perde nada.',
  already_booster: 'Já és booster.',
  application_changed:
    'Esta candidatura foi alterada entretanto. Recarrega a página para veres a versão mais recente.',
  services_changed: 'Entretanto esta página foi alterada noutro sítio. Revê-a e guarda de novo.',
  service_not_allowed:
    'A equipa ainda não permitiu um destes serviços ou ranks. Pede-o com uma captura de ecrã.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Deixa pelo menos uma fila de cada jogo.',
  request_open: 'A tua última solicitação ainda está aberta. Retira-a, ou espera pela resposta.',
  request_answered: 'Esta solicitação já teve resposta ou foi retirada.',
  request_not_found: 'Não encontrámos esta solicitação.',
  nothing_asked: 'A equipa já o permite, ou não existe. Recarrega a página e escolhe de novo.',
  application_incomplete:
    'A tua candidatura ainda não está completa. Acrescenta o que falta e envia-a outra vez.',
  application_not_found: 'Não encontrámos esta candidatura.',
  application_too_soon: 'Podes voltar a candidatar-te {figures.applyAgain} depois da nossa última resposta.',
  picture_too_small:
    'Esta captura de ecrã é demasiado pequena para se ler. Carrega o ecrã inteiro, com pelo menos {figures.leastPictureSide} píxeis no lado mais longo.',

  not_found: 'Isto não existe ou deixou de existir. Volta atrás ou recomeça na página inicial.',
  bad_request: 'Não foi possível ler o que o navegador enviou. Recarrega a página e tenta de novo.',
  method_not_allowed: 'Não é possível enviar nada para este endereço. Recarrega a página e tenta de novo.',
  range_not_satisfiable: 'O ficheiro acaba antes dessa parte. Descarrega-o de novo desde o início.',
  bad_params: 'Alguns dados não são válidos. Verifica os campos assinalados.',
  idempotency_key_reused: 'Isto já foi enviado com outro conteúdo. Recarrega a página e tenta de novo.',
  something_wrong: 'Não resultou. Verifica a tua ligação e tenta de novo.',
  internal_server_error: 'Algo falhou do nosso lado. Não se perdeu nada. Tenta de novo daqui a um minuto.',
  server_busy: 'Estamos com muita procura neste momento. Tenta de novo daqui a uns segundos.',
  too_many_requests: 'Foram demasiadas tentativas. Espera um minuto e tenta de novo.',

  chat_closed: 'Este chat está fechado.',
  code_in_chat:
    'Isto parece o código de início de sessão, por isso não o enviámos. Escreve-o no topo da página do pedido.',
  login_code_not_found: 'Aqui já não há nenhum código de início de sessão. O booster pode pedir outro.',
  login_code_given_already:
    'Já foi enviado um código de início de sessão. Primeiro tem de ser aberto ou expirar.',
  too_many_login_codes:
    'Pediste muitos códigos de início de sessão. Tenta de novo daqui a uma hora ou escreve no chat.',
  password_in_chat:
    'Isto parece uma palavra-passe, por isso não enviámos a mensagem. Escreve os dados de acesso apenas no cofre, na página do teu pedido.',
  thread_answered: 'Um colega respondeu enquanto escrevias. Lê a resposta antes de enviares a tua.',
  thread_not_found: 'Esta conversa já não existe.',
  too_many_messages: 'É muito para um só dia. Escreve-nos de novo amanhã ou envia-nos um e-mail.',
  translation_away: 'O serviço de tradução não está a responder. Tenta de novo dentro de alguns minutos.',

  booster_has_orders: 'Este booster ainda tem pedidos por terminar. Retira-lhos primeiro.',
  booster_needs_application: 'Esta pessoa ainda não tem serviços. Escolhe-os na lista de boosters.',
  booster_paused: 'A nossa equipa pôs-te em pausa. Podes terminar os teus pedidos, mas não aceitar novos.',

  second_factor_needed: 'Confirma este início de sessão com o teu segundo fator.',
  second_step_expired: 'O início de sessão demorou demasiado. Inicia sessão de novo.',
  second_factor_required:
    'Para isto, a equipa precisa de um segundo fator. Configura-o nas definições do teu perfil.',
  fresh_proof_needed: 'Confirma que és tu e tenta de novo.',
  code_wrong: 'Este código está errado ou já foi usado. Introduz o atual.',
  passkey_refused: 'Esta chave de acesso não funcionou. Tenta de novo ou escolhe outra forma.',
  passkey_not_found: 'Esta chave de acesso já não existe. Recarrega a página.',
  too_many_passkeys: 'Já tens {figures.mostPasskeys} chaves de acesso. Remove uma primeiro.',
  app_already_set_up: 'Já há uma aplicação de autenticação configurada. Recarrega a página.',
  app_not_set_up: 'Não há nenhuma aplicação de autenticação configurada. Recarrega a página.',
  no_second_factor: 'Configura primeiro uma aplicação de autenticação ou uma chave de acesso.',
  holder_invalid: 'Os bancos só conhecem letras latinas. Escreve o nome como o teu banco o escreve.',
  iban_invalid: 'Este IBAN está incompleto ou tem um erro. Compara-o com a aplicação do teu banco.',
  bic_invalid: 'Este BIC não é válido. Podes deixá-lo vazio.',
  payout_open_already: 'Já tens um pagamento em curso. Podes pedir o próximo quando este for enviado.',
  payout_too_small: 'É menos do que o pagamento mínimo.',
  payout_exceeds_available:
    'É mais do que está disponível. Recarrega a página para ver quanto podes pedir agora.',
  payout_details_missing: 'Adiciona primeiro a tua conta bancária.',
  payout_not_found: 'Este pagamento não existe.',
  receipt_not_found: 'Este recibo não existe.',
  payout_state_changed: 'Este pagamento mudou entretanto. Recarrega a página.',
  payout_under_review:
    'As partes de um destes boosters estão em análise. Vê primeiro os pedidos ou deixa-o de fora.',
  chargeback_not_found: 'Nenhum banco pergunta por este pedido.',
  customer_banned: 'Este cliente está bloqueado. Levanta primeiro o bloqueio.',
  payout_not_ready:
    'Um destes pagamentos vai para dados novos e ainda não pode ser enviado. Tira-o da seleção.',
  second_person_needed: 'Este lote precisa da aprovação de outra pessoa, que não o criou nem é paga por ele.',
  own_affair: 'Não podes decidir isto, porque o propuseste ou diz-te respeito. Um colega pode.',
  proposal_not_found: 'Esta proposta não existe.',
  proposal_decided: 'Já foi tomada uma decisão sobre esta proposta.',
  share_cannot_rise: 'A parte deste pedido não pode subir: a versão de preços não o prevê.',
  share_not_higher: 'A parte já é assim tão alta. Introduz mais.',
  share_too_high: 'A loja ficaria com muito pouco deste pedido. Introduz menos.',
  proposal_waits_already:
    'O mesmo já espera por uma segunda pessoa. Primeiro é preciso decidir essa proposta.',
  payout_too_old:
    'Este pagamento foi enviado há mais de {figures.payoutReturnDays} dias bancários, por isso já não pode ser devolvido.',
  debt_changed: 'Agora deve menos do que isso. Confirma o montante.',
  balance_changed: 'Agora há menos saldo do que isso. Confirma o montante.',
  payout_account_not_set:
    'Não há nenhuma conta de débito configurada. Define PAYOUT_IBAN ou usa o ficheiro CSV.',

  shop_not_open: 'A loja ainda não abriu. Volta depois da abertura.',
  shop_not_ready:
    'A loja ainda não pode abrir, porque falta algo de que precisa. Verifica a lista outra vez.',
  checks_changed: 'Agora há mais alguma coisa por preparar. Lê a lista outra vez antes de abrires a loja.',
  test_mode_needed:
    'Antes da abertura só há pedidos de teste, e a chave de pagamento desta loja recebe dinheiro real. Para experimentar a loja, usa uma chave de teste do fornecedor de pagamentos.',

  view_not_found: 'Esta vista já não existe ou deixou de ser partilhada.',
  view_changed: 'Entretanto, outra pessoa alterou esta vista. Recarrega a página e vê-a primeiro.',
  too_many_views: 'Não há lugar para mais uma vista. Elimina uma de que ninguém precise.',

  too_many_orders: 'São pedidos a mais de uma vez. Restringe primeiro a lista.',
  bulk_changed:
    'Entretanto algo mudou nestes pedidos, por isso nada foi feito. Lê os novos números e decide outra vez.',
  bulk_not_found: 'Esta ação não existe. Foi outra pessoa que a iniciou, ou ninguém.',
  decision_needs_reason:
    'O registo deste resultado levanta dúvidas, por isso confirmá-lo exige um motivo. Abre o pedido.',
  decision_undone: 'Anulaste esta decisão.',
  order_was_played: 'Já se jogou neste pedido, por isso o reembolso depende do progresso. Abre o pedido.',
} satisfies TranslationOf<typeof errors, 'pt'>
