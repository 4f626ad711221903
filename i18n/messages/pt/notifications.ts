import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pagamento recebido',
  'order_paid.text': 'O pedido PK-{number} está pago. Vê na página do pedido o que acontece a seguir.',
  'payment_refunded_twice.title': 'Segundo pagamento reembolsado',
  'payment_refunded_twice.text':
    'O pedido PK-{number} foi pago duas vezes. Estamos a reembolsar o segundo pagamento.',
  'payment_refunded_cancelled.title': 'Pagamento tardio reembolsado',
  'payment_refunded_cancelled.text':
    'O pedido PK-{number} já estava cancelado quando este pagamento chegou. Estamos a reembolsá-lo.',
  'payment_refunded_changed.title': 'Pagamento reembolsado',
  'payment_refunded_changed.text':
    'Um pagamento já não correspondia ao pedido PK-{number}. Estamos a reembolsá-lo.',
  'balance_increased.title': 'Saldo aumentado',
  'balance_increased.text': 'Recebeste {amount} no teu saldo.',

  'new_order_fits.title': 'Novo pedido indicado para ti',
  'new_order_fits.text': 'O pedido PK-{number} está à espera no quadro de pedidos disponíveis.',

  'booster_found.title': 'Booster encontrado',
  'booster_found.text': 'O pedido PK-{number} já tem booster.',
  'named_asked.title': 'Um cliente escolheu-te como booster',
  'named_asked.text':
    'O pedido PK-{number} é só para ti durante {figures.namedOffer}. Aceita-o ou recusa-o no teu quadro.',
  'named_declined.title': 'O teu booster recusou',
  'named_declined.text':
    'O booster que escolheste não pode aceitar o pedido PK-{number}. A página do pedido mostra o motivo e o que se segue.',
  'named_expired.title': 'O teu booster não aceitou',
  'named_expired.text':
    'O booster que escolheste não aceitou o pedido PK-{number}. A página do pedido mostra o que se segue.',
  'start_missed.title': 'Ainda sem booster',
  'start_missed.text':
    'O início do pedido PK-{number} estava prometido para agora. Pode continuar à espera ou ser reembolsado já.',
  'nobody_plays.title': 'Sem booster para o teu pedido',
  'nobody_plays.text':
    'De momento, nenhum booster pode jogar o teu pedido PK-{number}. Podes receber já o dinheiro de volta ou continuar à espera.',
  'game_recorded.title': 'Jogo registado',
  'game_recorded.text': 'O pedido PK-{number} tem um novo jogo no registo.',
  'game_struck.title': 'Jogo anulado',
  'game_struck.text':
    'A nossa equipa anulou um jogo registado do pedido PK-{number}. Vê o motivo na página do pedido.',
  'order_paused.title': 'Pedido em pausa',
  'order_paused.text': 'O pedido PK-{number} está em pausa. Não há jogos até ser retomado.',
  'order_resumed.title': 'Pedido retomado',
  'order_resumed.text': 'O pedido PK-{number} já não está em pausa.',
  'order_dropped.title': 'À procura de outro booster',
  'order_dropped.text': 'O booster saiu do pedido PK-{number}. Todo o progresso registado mantém-se.',
  'order_finished.title': 'Resultado enviado',
  'order_finished.text': 'O resultado do pedido PK-{number} já pode ser verificado.',
  'proof_rejected.title': 'Resultado devolvido',
  'proof_rejected.text': 'O pedido PK-{number} continua. Vê o motivo na página do pedido.',
  'order_disputed.title': 'Problema comunicado',
  'order_disputed.text':
    'O cliente comunicou um problema com o resultado do pedido PK-{number}. A nossa equipa vai analisá-lo.',
  'dispute_answered.title': 'Nova explicação',
  'dispute_answered.text': 'Foi acrescentado algo ao problema comunicado do pedido PK-{number}.',
  'dispute_withdrawn.title': 'Problema retirado',
  'dispute_withdrawn.text': 'O problema comunicado do pedido PK-{number} foi retirado. O pedido continua.',
  'dispute_decided.title': 'Decisão tomada',
  'dispute_decided.text':
    'A nossa equipa decidiu sobre o problema do pedido PK-{number}. O motivo está na página do pedido.',
  'dispute_answer_due.title': 'Aguardamos a tua resposta',
  'dispute_answer_due.text':
    'Responde ao problema comunicado do pedido PK-{number}. Caso contrário, a nossa equipa decide sem ti.',
  'dispute_answer_missed.title': 'Sem resposta',
  'dispute_answer_missed.text': 'Pedido PK-{number}: o prazo de resposta terminou. Podes decidir.',
  'dispute_first_word_missed.title': 'Primeira resposta em atraso',
  'dispute_first_word_missed.text': 'A equipa ainda não respondeu ao problema do pedido PK-{number}.',
  'dispute_decision_due.title': 'Decisão a terminar o prazo',
  'dispute_decision_due.text': 'O problema do pedido PK-{number} tem de ser decidido em breve.',
  'dispute_decision_missed.title': 'Decisão em atraso',
  'dispute_decision_missed.text': 'O prazo prometido para o pedido PK-{number} terminou.',
  'order_reopened.title': 'Pedido reaberto',
  'order_reopened.text':
    'O pedido PK-{number} foi retomado. Se é jogado na conta do cliente, os dados de acesso são necessários de novo.',
  'order_frozen.title': 'Estorno pedido',
  'order_frozen.text':
    'Foi pedido um estorno do pagamento do pedido PK-{number}. O pedido e as partes ficam congelados até o banco decidir.',
  'order_unfrozen.title': 'Estorno recusado',
  'order_unfrozen.text': 'O banco confirmou o pagamento do pedido PK-{number}. Já não está congelado.',
  'order_hold_lifted.title': 'Já não está congelado',
  'order_hold_lifted.text': 'O pedido PK-{number} já não está congelado e continua.',
  'order_given.title': 'Um pedido para ti',
  'order_given.text': '{username} deixou-te a cargo do pedido PK-{number}.',
  'permission_asked.title': 'Um colega pede uma permissão',
  'permission_asked.text': '{username} pede a permissão {right}.',
  'staff_joined.title': 'Alguém novo na equipa',
  'staff_joined.text': '{username} aceitou um convite e já pode usar as suas permissões.',
  'payment_key_refused.title': 'Ninguém pode pagar com cartão',
  'payment_key_refused.text':
    'O fornecedor de pagamentos recusa a chave da loja. «{shell.adminOpening}» diz o que fazer.',
  'mail_login_refused.title': 'Não sai nenhum e-mail',
  'mail_login_refused.text':
    'O servidor de e-mail recusa a palavra-passe da loja. «{shell.adminOpening}» diz o que fazer.',
  'raffle_entered.title': 'Já participas',
  'raffle_entered.text': '«{raffle}»: o teu bilhete é o número {number}. Avisamos-te se ganhar.',
  'raffle_won.title': 'O teu bilhete ganhou',
  'raffle_won.text':
    '«{raffle}»: o bilhete {number} ganha {prize}. Levanta o prémio na página do sorteio em {figures.raffleClaim}.',
  'raffle_waits.title': 'O teu prémio ainda espera',
  'raffle_waits.text': '«{raffle}»: levanta {prize} na página do sorteio, ou passa para o bilhete seguinte.',
  'raffle_cancelled.title': 'Um sorteio foi cancelado',
  'raffle_cancelled.text': '«{raffle}» termina sem sorteio. A página diz porquê.',
  'proposal_waits.title': 'Uma proposta espera por ti',
  'proposal_waits.text': 'Um colega propôs algo que precisa de uma segunda pessoa.',
  'balance_corrected.title': 'O teu saldo foi corrigido',
  'balance_corrected.text': 'Creditámos {amount} no teu saldo. Motivo: {reason}',
  'balance_debited.title': 'O teu saldo foi corrigido',
  'balance_debited.text': 'Retirámos {amount} do teu saldo. Motivo: {reason}',
  'gift_given.title': 'Uma oferta para ti',
  'gift_given.text': 'Tens mais {amount} no teu saldo. Motivo: {reason}',
  'debt_written_off.title': 'Deves-nos menos',
  'debt_written_off.text': 'Perdoámos {amount} da tua dívida. Motivo: {reason}',
  'order_charged_back.title': 'Pagamento devolvido pelo banco',
  'order_charged_back.text': 'O banco devolveu ao titular do cartão o pagamento do pedido PK-{number}.',
  'refund_failed.title': 'O teu reembolso está no teu saldo',
  'refund_failed.text':
    'O teu banco não aceitou o reembolso de {amount} do pedido PK-{number}, por isso creditámo-lo no teu saldo.',
  'refund_split.title': 'O resto do teu reembolso está no teu saldo',
  'refund_split.text':
    'O teu banco já te devolveu {returned} do pedido PK-{number}, por isso creditámos no teu saldo o resto do reembolso: {amount}.',
  'balance_taken.title': 'Pagamento devolvido pelo banco',
  'balance_taken.text':
    'O banco devolveu um pagamento ao titular do cartão, por isso retirámos {amount} do teu saldo.',
  'balance_held.title': 'Parte do teu saldo está retida',
  'balance_held.text':
    'Um banco está a analisar um dos teus pagamentos, por isso {amount} ficam retidos até decidir. Se não pediste isto ao teu banco, contacta-nos.',
  'balance_freed.title': 'O teu saldo já não está retido',
  'balance_freed.text': 'O banco decidiu sobre o teu pagamento: {amount} estão de novo disponíveis.',
  'debt_made.title': 'Deves-nos dinheiro',
  'debt_made.text':
    'O banco devolveu um pagamento ao titular do cartão depois de o teres gasto, por isso deves-nos {amount}. O que receberes paga primeiro esse valor. Se houver um engano, contacta-nos.',
  'debt_lifted.title': 'A tua dívida está saldada',
  'debt_lifted.text': 'O banco enviou-nos de novo o teu pagamento, por isso já não deves {amount}.',
  'top_up_refund_failed.title': 'O teu reembolso está no teu saldo',
  'top_up_refund_failed.text':
    'O teu banco não aceitou o reembolso de {amount} do teu carregamento, por isso creditámo-los no teu saldo.',
  'top_up_refund_split.title': 'O resto do teu reembolso está no teu saldo',
  'top_up_refund_split.text':
    'O teu banco já te devolveu {returned} do teu carregamento, por isso creditámos no teu saldo o resto do reembolso: {amount}.',
  'share_taken_back.title': 'Parte retirada',
  'share_taken_back.text':
    'O banco devolveu o pagamento do pedido PK-{number}, por isso são retirados {amount} da tua parte.',
  'share_restored.title': 'Parte reposta',
  'share_restored.text':
    'O banco voltou atrás na decisão sobre o pedido PK-{number}: {amount} da tua parte são de novo teus.',
  'payment_restored.title': 'Pagamento cobrado de novo',
  'payment_restored.text':
    'O teu banco tinha-te devolvido um pagamento e voltou agora a cobrá-lo. {amount} são teus e estão no teu saldo.',
  'change_asked.title': 'Alteração solicitada',
  'change_asked.text': 'O cliente quer alterar o pedido PK-{number}. Responde na página do pedido.',
  'order_changed.title': 'Pedido alterado',
  'order_changed.text':
    'O pedido PK-{number} continua com a alteração. A página do pedido mostra o novo preço.',
  'change_declined.title': 'Alteração recusada',
  'change_declined.text': 'O pedido PK-{number} fica como está. A página do pedido mostra o motivo.',
  'change_withdrawn.title': 'Alteração retirada',
  'change_withdrawn.text': 'O cliente retirou a alteração. O pedido PK-{number} fica como está.',
  'change_expired.title': 'Alteração sem resposta',
  'change_expired.text':
    'A alteração do pedido PK-{number} não aconteceu. O valor reservado volta para o cliente ou paga a outro booster.',
  'change_prepared.title': 'O apoio preparou uma alteração para ti',
  'change_prepared.text':
    'Vê a alteração do pedido PK-{number} e decide na página do pedido. Ainda nada mudou.',
  'change_lapsed.title': 'Alteração sem efeito',
  'change_lapsed.text':
    'O pedido PK-{number} seguiu sem a alteração que pediste. O valor reservado volta para ti.',
  'booster_poked.title': 'O cliente espera notícias tuas',
  'booster_poked.text': 'Regista um jogo no pedido PK-{number} ou escreve ao cliente na página do pedido.',
  'booster_reminded.title': 'Sem jogos nem mensagens há {figures.silenceReminder}',
  'booster_reminded.text':
    'Regista um jogo no pedido PK-{number} ou escreve ao cliente. Após {figures.silence}, pode escolher outro booster.',
  'booster_kept.title': 'Continua com o booster',
  'booster_kept.text': 'O cliente do pedido PK-{number} continua contigo.',
  'hours_changed.title': 'Horas de jogo alteradas',
  'hours_changed.text':
    'O cliente do pedido PK-{number} alterou as horas em que podes jogar. A página do pedido mostra-as.',
  'order_held.title': 'Em espera: o booster não responde',
  'order_held.text':
    'O booster do pedido PK-{number} não regista jogos nem responde há {figures.silence}. O cliente pode esperar ou escolher outro.',
  'other_booster_asked.title': 'Troca de booster pedida',
  'other_booster_asked.text':
    'O cliente do pedido PK-{number} pede a troca de booster. A nossa equipa decide; a página do pedido mostra o motivo.',
  'other_booster_declined.title': 'Pedido de troca recusado, o booster fica',
  'other_booster_declined.text':
    'O pedido PK-{number} continua com o seu booster. A página do pedido mostra o motivo.',
  'check_waits.title': 'O teu resultado espera por ti',
  'check_waits.text':
    'Verifica o resultado do pedido PK-{number}. Se não fizeres nada, é confirmado {figures.check} após o envio.',
  'order_completed.title': 'Pedido concluído',
  'order_completed.text': 'O pedido PK-{number} está concluído.',
  'order_cancelled.title': 'Pedido cancelado',
  'order_cancelled.text': 'O pedido PK-{number} foi cancelado.',

  'coach_asked.title': 'Um cliente escolheu-te',
  'coach_asked.text': 'O pedido PK-{number} é para ti. Aceita-o ou recusa-o no teu quadro.',
  'coach_accepted.title': 'O teu coach aceitou',
  'coach_accepted.text':
    'O pedido PK-{number} foi aceite. Na sua página vês a hora da sessão ou podes combinar uma.',
  'coach_declined.title': 'O teu coach recusou',
  'coach_declined.text': 'O pedido PK-{number} foi recusado. Podes cancelá-lo e ser reembolsado de imediato.',
  'session_proposed.title': 'Hora proposta',
  'session_proposed.text':
    'Foi proposta uma hora para uma sessão do pedido PK-{number}. Aceita-a ou propõe outra.',
  'session_agreed.title': 'Hora combinada',
  'session_agreed.text': 'A próxima sessão do pedido PK-{number} já tem hora.',
  'session_soon.title': 'A tua sessão começa em breve',
  'session_soon.text': 'A próxima sessão do pedido PK-{number} começa em menos de {figures.sessionReminder}.',
  'session_link.title': 'Link da reunião',
  'session_link.text': 'O teu coach indicou onde decorre a sessão do pedido PK-{number}.',
  'session_recorded.title': 'Novas notas da sessão',
  'session_recorded.text': 'Há novas notas de sessão na página do pedido PK-{number}.',
  'coaching_finished.title': 'Todas as horas dadas',
  'coaching_finished.text': 'O cliente já pode verificar as notas do pedido PK-{number}.',

  'session_ended_by_reuse.title': 'Sessão terminada num dispositivo',
  'session_ended_by_reuse.text':
    'Uma das tuas sessões foi usada com uma chave desatualizada. Alguém pode tê-la copiado, por isso terminámos essa sessão.',
  'services_accepted.title': 'Já podes jogar mais',
  'services_accepted.text': 'A equipa aceitou a tua solicitação. O teu quadro já mostra os pedidos.',
  'services_declined.title': 'A nossa resposta à tua solicitação',
  'services_declined.text':
    'A equipa recusou a tua solicitação. O motivo está na tua página «{shell.myServices}».',

  'application_asked.title': 'Uma pergunta sobre a tua candidatura',
  'application_asked.text':
    'A equipa tem uma pergunta sobre a tua candidatura a booster. Responde na página da candidatura.',
  'application_accepted.title': 'Agora és booster',
  'application_accepted.text': 'A tua candidatura foi aceite. Podes aceitar pedidos no quadro.',
  'application_refused.title': 'A nossa resposta à tua candidatura',
  'application_refused.text': 'A tua candidatura foi recusada. O motivo está na página da candidatura.',
  'order_message.title': 'Mensagem nova',
  'order_message.text': 'Tens uma mensagem no chat do pedido PK-{number}.',
  'login_code_asked.title': 'O teu booster precisa de um código de início de sessão',
  'login_code_asked.text': 'Escreve-o na página do pedido PK-{number} no prazo de {figures.loginCode}.',
  'login_code_given.title': 'O código de início de sessão chegou',
  'login_code_given.text': 'Abre-o na página do pedido PK-{number} no prazo de {figures.loginCode}.',
  'support_waiting.title': 'Nova conversa de apoio',
  'support_waiting.text': 'A conversa {thread} na caixa de apoio espera uma resposta.',

  'booster_banned.title': 'Um booster banido tem pedidos',
  'booster_banned.text': '{username} foi banido. Por terminar: {orders}.',
  'decision_refused.title': 'A tua decisão não foi executada',
  'decision_refused.text':
    'O pedido PK-{number} mudou antes de a tua decisão ter efeito, por isso nada aconteceu. Volta a ver o pedido.',
  'payout_sent.title': 'Pagamento enviado',
  'payout_sent.text': 'Pagamento {payout}: {amount} a caminho da tua conta bancária.',
  'payout_returned.title': 'Pagamento devolvido',
  'payout_returned.text':
    'O pagamento {payout} não foi possível: {amount} estão de novo disponíveis. O motivo está nos teus ganhos.',
  'review_written.title': 'Nova avaliação',
  'review_written.text': 'O teu cliente avaliou o pedido PK-{number}. Podes responder na página do pedido.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': 'Tens no saldo {amount} de cashback do pedido PK-{number}.',
  'cashback_taken.title': 'Cashback retirado',
  'cashback_taken.text':
    'O pedido PK-{number} foi reembolsado ou reaberto, por isso retirámos {amount} de cashback.',
  'tip_given.title': 'Recebeste uma gorjeta',
  'tip_given.text': '{amount} pelo pedido PK-{number}. Podes recebê-la dentro de {figures.hold}.',
  'tip_refunded.title': 'Gorjeta reembolsada',
  'tip_refunded.text':
    'A tua gorjeta de {amount} para o pedido PK-{number} chegou tarde: já havia uma, ou o booster saiu. Vamos reembolsá-la.',
  'tip_returned.title': 'Gorjeta reembolsada',
  'tip_returned.text': 'Vamos reembolsar {amount} da tua gorjeta para o pedido PK-{number}.',
  'tip_reduced.title': 'Gorjeta retirada',
  'tip_reduced.text':
    'Reembolsámos ao cliente {amount} da gorjeta do pedido PK-{number}, por isso saem do teu dinheiro retido.',
  'tip_taken_back.title': 'Gorjeta retirada',
  'tip_taken_back.text':
    'O banco devolveu a gorjeta do cliente pelo pedido PK-{number}, por isso são retirados {amount}.',
  'tip_restored.title': 'Gorjeta reposta',
  'tip_restored.text':
    'O banco voltou atrás na decisão sobre a gorjeta do pedido PK-{number}: {amount} são de novo teus.',
  'review_answered.title': 'Resposta à tua avaliação',
  'review_answered.text': 'O teu booster respondeu à tua avaliação do pedido PK-{number}.',
  'review_hidden.title': 'Avaliação ocultada',
  'review_hidden.text':
    'A nossa equipa ocultou a avaliação do pedido PK-{number}. O motivo está na página do pedido.',
  'review_shown.title': 'Avaliação de novo visível',
  'review_shown.text': 'A avaliação do pedido PK-{number} está de novo visível.',
  'dispute_appealed.title': 'Segunda análise pedida',
  'dispute_appealed.text':
    'A outra parte pediu uma segunda análise da decisão sobre o pedido PK-{number}. Tens {figures.appealReply} para responder.',
  'dispute_upheld.title': 'A decisão mantém-se',
  'dispute_upheld.text':
    'A nossa equipa voltou a analisar o pedido PK-{number}. A primeira decisão mantém-se e é definitiva.',
  'dispute_appeal_waits.title': 'Segunda análise necessária',
  'dispute_appeal_waits.text':
    'Foi pedida uma segunda análise da decisão sobre o pedido PK-{number}. Decide no prazo de {figures.appealDecision}.',

  'bulk_done.title': 'A tua ação sobre vários pedidos terminou',
  'bulk_done.text': 'Feitos: {done}. Ficaram como estavam: {left}.',
} satisfies TranslationOf<typeof notifications, 'pt'>
