import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  user_not_found: 'Esta conta não existe. Verifica o nome ou o endereço.',
  username_already_exists: 'Este nome de utilizador já está ocupado. Escolhe outro.',
  email_already_exists: 'Este e-mail já tem uma conta. Inicia sessão com ela.',
  account_banned: 'Esta conta está banida. Escreve-nos se achas que é engano.',
  invalid_credentials: 'O e-mail ou a palavra-passe está errado. Verifica os dois e tenta outra vez.',
  bad_token: 'A tua sessão já não é válida. Inicia sessão outra vez.',
  token_expired: 'A tua sessão expirou. Inicia sessão outra vez.',
  access_denied: 'Não podes abrir isto. Inicia sessão com uma conta que possa.',
  unauthorized: 'Inicia sessão primeiro e tenta outra vez.',
  forbidden: 'A tua conta não pode fazer isto. Escreve-nos se achas que devia poder.',
  incorrect_old_password: 'A palavra-passe antiga está errada. Tenta outra vez ou repõe-na.',
  weak_password: 'Esta palavra-passe é das primeiras que qualquer pessoa tentaria. Escolhe outra.',
  captcha_failed: 'A verificação contra bots falhou. Tenta outra vez.',
  role_not_found: 'Esta função não existe. Recarrega a página e escolhe outra.',
  socket_unauthorized: 'A ligação em direto foi recusada. Recarrega a página.',
  multiple_connection_detected: 'Há demasiados separadores abertos. Fecha alguns e recarrega este.',
  'reset password email sent already':
    'O e-mail para repor a palavra-passe já foi enviado. Vê a tua caixa de entrada.',

  service_not_found: 'Este serviço não existe. Escolhe um do menu.',
  invalid_server: 'Não servimos este servidor. Escolhe um da lista.',
  booster_not_found: 'Este booster não existe. Escolhe um da lista.',
  booster_not_available: 'Este booster não joga no servidor escolhido.',
  coach_not_found: 'Este coach não existe. Escolhe outro.',
  coach_not_eligible: 'Este coach não ensina este jogo. Escolhe outro.',
  custom_champions_option_is_not_available:
    'Aqui não podes escolher campeões ou agentes específicos. Continua sem eles.',
  duo_boost_is_not_available_for_this_service: 'O duo boost não está disponível para este serviço.',
  wish_missing: 'Escolhe pelo menos uma função, um campeão ou um agente, ou continua sem este extra.',
  summoner_not_found: 'Não foi encontrado nenhum jogador com este nome. Verifica o nome e o servidor.',
  'Valorant profile not found!': 'Perfil de Valorant não encontrado! Verifica o Riot ID.',
  'LOL profile not found!': 'Perfil de LoL não encontrado! Verifica o nome e o servidor.',
  quote_expired: 'Este preço já não está bloqueado. É mostrado o preço atual.',
  quote_not_found: 'Este link de preço não existe. Define o pedido de novo para obteres um preço.',
  prices_not_set: 'Ainda não é possível encomendar: a loja não publicou os preços. Tenta mais tarde.',
  order_total_changed: 'O total mudou. Verifica-o e confirma outra vez.',
  too_many_unpaid_orders: 'Tens vários pedidos por pagar. Paga ou cancela um deles e faz depois este pedido.',

  coupon_not_found: 'Este cupão não existe. Verifica como está escrito.',
  coupon_exhausted: 'Este cupão está esgotado. Faz o pedido sem ele ou experimenta outro código.',
  coupon_expired: 'Este cupão expirou. Faz o pedido sem ele ou experimenta outro código.',
  coupon_not_valid_yet: 'Este cupão ainda não é válido. Volta quando começar ou faz o pedido sem ele.',
  coupon_used_already: 'Já usaste este cupão. Faz o pedido sem ele ou experimenta outro código.',
  coupon_not_for_this_order:
    'Este cupão não é para este jogo ou serviço. Faz o pedido sem ele ou experimenta outro código.',
  coupon_minimum_not_reached:
    'O teu pedido está abaixo do mínimo deste cupão. Pede mais ou faz o pedido sem ele.',
  too_many_coupon_tries:
    'Demasiados códigos que não existem. Tenta de novo amanhã ou faz o pedido sem cupão.',

  payment_not_found: 'Este pagamento não existe. A página do pedido mostra como está.',
  payment_has_already_been_processed: 'Este pedido já está pago. Não foi cobrado mais nada.',
  payment_failed: 'O pagamento não passou. Nada foi cobrado; tenta outra vez ou paga de outra forma.',
  payment_under_way:
    'Ainda há um pagamento por cartão aberto para este pedido. Termina-o ou tenta de novo daqui a uns minutos.',
  balance_too_low: 'O teu saldo não chega para este pedido. Paga com cartão.',
  invalid_signature: 'A mensagem não está assinada pelo fornecedor de pagamentos. Foi ignorada.',

  order_not_found: 'Este pedido não existe ou não é teu. Procura na tua lista de pedidos.',
  order_state_changed: 'Entretanto, o pedido avançou. A página mostra o estado atual.',
  order_credentials_not_found:
    'Não há dados de acesso no cofre deste pedido. Ainda não foram guardados ou já foram apagados.',
  session_not_held: 'A sessão ainda não aconteceu. Combinem primeiro uma hora e esperem que tenha começado.',
  session_time_changed: 'Esta hora já não está proposta. A página mostra qual está.',
  session_time_past: 'Esta hora já passou. Propõe uma que ainda venha.',

  user_not_booster: 'Só os boosters podem fazer isto. Podes candidatar-te a ser um.',
  order_not_available: 'Alguém foi mais rápido. O pedido já saiu do quadro.',
  not_eligible_to_claim_this_league_orders: 'Este pedido está acima do teu rank máximo. Escolhe um abaixo.',
  solo_order_claim_limit_reached: 'Já tens todos os pedidos a solo que podes ter. Acaba um primeiro.',
  duo_order_claim_limit_reached: 'Já tens todos os pedidos em duo que podes ter. Acaba um primeiro.',
  booster_blocked_on_order: 'Devolveste este pedido, por isso não podes voltar a aceitá-lo.',
  game_not_possible:
    'Um só jogo não pode levar do último rank a este. Verifica o resultado, os pontos e o rank.',
  proof_needed: 'Este jogo é invulgar. Adiciona uma captura de ecrã do rank a seguir.',
  correction_too_late: 'Este jogo já não pode ser alterado. Pede à equipa que o anule.',
  drop_needs_proof: 'Adiciona uma captura de ecrã ao teu último jogo antes de devolveres o pedido.',
  target_not_reached:
    'Os jogos registados ainda não chegam ao objetivo. Regista os que faltam ou envia o resultado mesmo assim.',

  bad_file_extension: 'Só podes enviar imagens PNG, JPEG e WebP.',
  no_files_uploaded: 'Adiciona primeiro uma imagem.',
  payload_too_large: 'O ficheiro é demasiado grande. As imagens podem ter até 8 MB.',
  too_many_pictures: 'Este pedido já tem todas as imagens que pode ter.',

  coupon_already_exists: 'Já existe um cupão com este código. Escolhe outro código.',
  coupon_in_use: 'Há pedidos que usaram este cupão, por isso não pode ser eliminado. Desativa-o.',
  price_version_not_found: 'Esta versão dos preços não existe. Escolhe uma do histórico.',
  price_version_not_scheduled:
    'Só se pode retirar uma versão ainda agendada. Esta já está em vigor, é passada ou foi retirada.',
  price_date_taken:
    'Já existe outra versão agendada para mais tarde. Escolhe uma data posterior ou retira-a primeiro.',
  prices_changed_meanwhile:
    'Entretanto alguém publicou outros preços. Passa as tuas alterações para esses e depois publica.',

  not_found: 'Isto não existe, ou já não existe. Volta atrás ou recomeça na página inicial.',
  bad_request: 'Não foi possível ler o pedido. Recarrega a página e tenta outra vez.',
  bad_params: 'Alguns dados não são válidos. Verifica os campos assinalados.',
  idempotency_key_reused: 'Este pedido já foi enviado com outro conteúdo. Recarrega a página.',
  something_wrong: 'Não resultou. Verifica a tua ligação e tenta outra vez.',
  internal_server_error: 'Algo falhou do nosso lado. Não se perdeu nada; tenta outra vez daqui a um minuto.',
  server_busy: 'Há muita gente neste momento. Tenta outra vez daqui a uns segundos.',
  too_many_requests: 'Foram demasiadas tentativas. Espera um minuto e tenta outra vez.',
} satisfies TranslationOf<typeof errors, 'pt'>
