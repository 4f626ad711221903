import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  user_not_found: 'Ce compte n’existe pas. Vérifie le nom ou l’adresse.',
  booster_not_found: 'Ce booster n’existe pas. Choisis-en un dans la liste.',
  username_already_exists: 'Ce nom d’utilisateur est déjà pris. Choisis-en un autre.',
  email_already_exists: 'Cette adresse e-mail a déjà un compte. Connecte-toi plutôt avec elle.',
  account_banned: 'Ce compte est banni. Écris-nous si tu penses que c’est une erreur.',
  invalid_credentials: 'L’e-mail ou le mot de passe est incorrect. Vérifie les deux et réessaie.',
  bad_token: 'Ta session n’est plus valable. Reconnecte-toi.',
  token_expired: 'Ta session a expiré. Reconnecte-toi.',
  access_denied: 'Tu ne peux pas ouvrir cette page. Connecte-toi avec un compte qui y a droit.',
  unauthorized: 'Connecte-toi d’abord, puis réessaie.',
  forbidden: 'Ton compte ne permet pas cette action. Écris-nous si tu penses qu’il le devrait.',
  incorrect_old_password: 'L’ancien mot de passe est incorrect. Réessaie ou réinitialise-le.',
  user_not_booster: 'Seuls les boosters peuvent faire ça. Tu peux postuler pour en devenir un.',
  socket_unauthorized: 'La connexion en direct a été refusée. Recharge la page.',
  multiple_connection_detected: 'Trop d’onglets sont ouverts. Fermes-en quelques-uns et recharge celui-ci.',
  role_not_found: 'Ce rôle n’existe pas. Recharge la page et choisis-en un autre.',
  order_not_found: 'Cette commande n’existe pas ou n’est pas à toi. Regarde dans ta liste de commandes.',
  order_not_available: 'Quelqu’un a été plus rapide. La commande a quitté le tableau.',
  service_not_found: 'Ce service n’existe pas. Choisis-en un dans le menu.',
  booster_not_available: 'Ce booster ne joue pas sur le serveur choisi.',
  not_eligible_to_claim_this_league_orders:
    'Cette commande dépasse ton rang maximum. Choisis-en une en dessous.',
  solo_order_claim_limit_reached: 'Tu as déjà toutes les commandes solo autorisées. Termines-en une d’abord.',
  duo_order_claim_limit_reached: 'Tu as déjà toutes les commandes duo autorisées. Termines-en une d’abord.',
  coach_not_found: 'Ce coach n’existe pas. Choisis-en un autre.',
  coach_not_eligible: 'Ce coach n’enseigne pas ce jeu. Choisis-en un autre.',
  order_credentials_not_found:
    'Le coffre de cette commande est vide : les identifiants n’ont pas encore été déposés, ou ont été effacés.',
  invalid_server: 'Ce serveur n’est pas proposé. Choisis-en un dans la liste.',
  custom_champions_option_is_not_available:
    'Impossible de choisir des champions ou des agents précis ici. Continue sans.',
  duo_boost_is_not_available_for_this_service: 'Le duo boost n’est pas disponible pour ce service.',
  coupon_already_exists: 'Un coupon avec ce code existe déjà. Choisis un autre code.',
  coupon_not_found: 'Ce coupon n’existe pas. Vérifie son orthographe.',
  payment_not_found: 'Ce paiement n’existe pas. La page de la commande indique où il en est.',
  payment_has_already_been_processed: 'Cette commande est déjà payée. Rien n’a été débité une seconde fois.',
  invalid_signature: 'Le message n’est pas signé par le prestataire de paiement. Il a été ignoré.',
  summoner_not_found: 'Aucun joueur trouvé sous ce nom. Vérifie le nom et le serveur.',
  'Valorant profile not found!': 'Profil Valorant introuvable ! Vérifie le Riot ID.',
  'LOL profile not found!': 'Profil LoL introuvable ! Vérifie le nom et le serveur.',
  'reset password email sent already':
    'L’e-mail de réinitialisation a déjà été envoyé. Regarde dans ta boîte de réception.',
  bad_file_extension: 'Seules les images PNG, JPEG et WebP peuvent être envoyées.',
  no_files_uploaded: 'Ajoute d’abord une image.',
  internal_server_error: 'Quelque chose a cassé chez nous. Rien n’est perdu ; réessaie dans une minute.',
  not_found: 'Cette page n’existe pas, ou plus. Reviens en arrière ou repars de l’accueil.',
  bad_request: 'La requête n’a pas pu être lue. Recharge la page et réessaie.',
  bad_params: 'Certaines informations ne sont pas valables. Vérifie les champs signalés.',
  something_wrong: 'Ça n’a pas marché. Vérifie ta connexion et réessaie.',
  balance_too_low: 'Ton solde est trop bas pour cette commande. Paie plutôt par carte.',
  booster_blocked_on_order: 'Tu as rendu cette commande, tu ne peux donc pas la reprendre.',
  captcha_failed: 'La vérification anti-robots a échoué. Réessaie.',
  coupon_exhausted: 'Ce coupon est épuisé. Commande sans lui ou essaie un autre code.',
  coupon_expired: 'Ce coupon a expiré. Commande sans lui ou essaie un autre code.',
  coupon_in_use:
    'Des commandes ont utilisé ce coupon, il ne peut donc pas être supprimé. Désactive-le plutôt.',
  coupon_minimum_not_reached:
    'Ta commande est en dessous du minimum de ce coupon. Commande davantage, ou commande sans coupon.',
  coupon_not_for_this_order:
    'Ce coupon ne vaut pas pour ce jeu ou ce service. Commande sans lui ou essaie un autre code.',
  coupon_not_valid_yet: 'Ce coupon n’est pas encore valable. Reviens quand il commence ou commande sans lui.',
  coupon_used_already: 'Tu as déjà utilisé ce coupon. Commande sans lui ou essaie un autre code.',
  idempotency_key_reused: 'Cette requête a déjà été envoyée avec un autre contenu. Recharge la page.',
  order_state_changed: 'La commande a avancé entre-temps. La page montre son état actuel.',
  order_total_changed: 'Le total a changé. Vérifie-le et confirme à nouveau.',
  payload_too_large: 'Le fichier est trop lourd. Les images peuvent faire jusqu’à 8 Mo.',
  payment_failed: 'Le paiement n’est pas passé. Rien n’a été débité ; réessaie ou paie autrement.',
  price_date_taken:
    'Une autre version est déjà programmée pour plus tard. Choisissez une date ultérieure ou retirez-la d’abord.',
  price_version_not_found: 'Cette version des prix n’existe pas. Choisissez-en une dans l’historique.',
  price_version_not_scheduled:
    'Seule une version encore programmée peut être retirée. Celle-ci est déjà en vigueur, passée ou retirée.',
  prices_changed_meanwhile:
    'Quelqu’un a publié d’autres prix entre-temps. Reportez vos modifications sur ceux-ci, puis publiez.',
  prices_not_set:
    'Il n’est pas encore possible de commander : la boutique n’a pas publié ses prix. Réessaie plus tard.',
  payment_under_way:
    'Un paiement par carte est encore ouvert pour cette commande. Termine-le ou réessaie dans quelques minutes.',
  quote_expired: 'Ce prix n’est plus bloqué. Le prix actuel est affiché.',
  quote_not_found: 'Ce lien de prix n’existe pas. Règle à nouveau ta commande pour obtenir un prix.',
  server_busy: 'Il y a beaucoup de monde en ce moment. Réessaie dans quelques secondes.',
  too_many_coupon_tries: 'Trop de codes qui n’existent pas. Réessaie demain ou commande sans coupon.',
  too_many_requests: 'Trop de tentatives. Attends une minute et réessaie.',
  too_many_unpaid_orders:
    'Tu as plusieurs commandes impayées. Paie-en une ou annule-la, puis passe ta nouvelle commande.',
  wish_missing: 'Choisis au moins un rôle, un champion ou un agent, ou continue sans cette option.',
  weak_password:
    'Ce mot de passe fait partie des premiers que n’importe qui essaierait. Choisis-en un autre.',
  session_not_held:
    'La séance n’a pas encore eu lieu. Mettez-vous d’accord sur une date et attendez qu’elle ait commencé.',
  session_time_changed: 'Cette date n’est plus proposée. La page montre celle qui l’est.',
  session_time_past: 'Cette date est passée. Proposes-en une à venir.',
  correction_too_late: 'Cette partie ne peut plus être modifiée. Demande à l’équipe de l’annuler.',
  drop_needs_proof: 'Ajoute une capture d’écran à ta dernière partie avant de rendre la commande.',
  game_not_possible:
    'Une seule partie ne peut pas mener du dernier rang à celui-ci. Vérifie le résultat, les points et le rang.',
  proof_needed: 'Cette partie est inhabituelle. Ajoute une capture d’écran du rang obtenu.',
  target_not_reached:
    'Les parties enregistrées n’atteignent pas encore l’objectif. Enregistre les parties manquantes ou envoie quand même le résultat.',
  too_many_pictures: 'Cette commande a déjà toutes les images qu’elle peut avoir.',
} satisfies TranslationOf<typeof errors, 'fr'>
