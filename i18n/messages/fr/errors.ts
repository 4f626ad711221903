import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Ce compte est déjà banni, donc rien n’a été changé. Lève d’abord ce bannissement pour en poser un autre.',
  user_not_found: 'Ce compte n’existe pas. Vérifie le nom ou l’adresse.',
  username_already_exists: 'Ce nom d’utilisateur est déjà pris. Choisis-en un autre.',
  username_reserved: 'Ce nom ressemble au nôtre ou à une adresse web. Choisis-en un autre.',
  email_already_exists: 'Un compte existe déjà pour cette adresse e-mail. Connecte-toi avec cette adresse.',
  account_banned: 'Ce compte est banni. Notre e-mail à ce sujet dit pourquoi et jusqu’à quand.',
  invalid_credentials: 'L’e-mail ou le mot de passe est incorrect. Vérifie les deux et réessaie.',
  bad_token: 'Ta session n’est plus valide. Reconnecte-toi.',
  token_expired: 'Ta session a expiré. Reconnecte-toi.',
  access_denied: 'Ton compte n’y a pas accès. Connecte-toi avec un compte autorisé.',
  unauthorized: 'Connecte-toi d’abord, puis réessaie.',
  forbidden: 'Ton compte n’a pas ce droit. Connecte-toi avec un compte qui l’a.',
  incorrect_old_password: 'L’ancien mot de passe est incorrect. Réessaie ou réinitialise-le.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisis-en un autre.',
  captcha_failed: 'La vérification anti-robots a échoué. Réessaie.',
  age_not_confirmed: 'Confirme que tu as {figures.leastCustomerAge} ans ou plus.',
  address_has_account:
    'Cette adresse e-mail a déjà un compte. Connecte-toi avec son mot de passe, puis relie l’autre compte dans « {shell.profileSettings} ».',
  identity_taken:
    'Ce compte sert déjà à quelqu’un d’autre pour se connecter ici. Relies-en un autre ou connecte-toi avec celui-ci.',
  last_way_in: 'C’est ton seul moyen de connexion. Définis d’abord un mot de passe.',
  not_connected: 'Ce compte n’est plus relié. Recharge la page.',
  provider_address_missing:
    'Nous n’avons pas reçu d’adresse e-mail. Crée un compte avec la tienne, puis relie l’autre compte dans « {shell.profileSettings} ».',
  profile_lookup_away:
    'Impossible de consulter ce profil. Saisis le rang toi-même ou réessaie dans quelques minutes.',
  push_off: 'Cette boutique n’envoie pas de push.',
  push_service_unknown:
    'Le service push de ce navigateur n’est pas pris en charge. Essaie un autre navigateur.',
  provider_away:
    'Discord, Google ou Facebook ne répond pas pour le moment. Réessaie dans quelques minutes ou connecte-toi autrement.',
  sign_in_canceled: 'La connexion a été annulée. Réessaie ou connecte-toi autrement.',
  sign_in_failed: 'Cette connexion n’est plus valable. Recommence.',
  sign_in_not_offered: 'Ce moyen de connexion n’est pas disponible ici. Choisis-en un autre.',
  already_customer: 'Tu as déjà un compte. Change ton mot de passe dans ses paramètres.',
  invitation_not_found: 'Cette invitation a été acceptée ou retirée entre-temps, ou elle est trop ancienne.',
  link_not_valid: 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.',
  link_sent_already:
    'Tu viens de demander ce mail. Regarde ta boîte de réception et les indésirables avant d’en demander un autre.',
  mails_used_up: 'Rien n’a été envoyé. {access.sent.limit} Cherche un mail précédent ou réessaie demain.',
  invitation_sent_already:
    'Cette adresse vient d’être invitée. Attends quelques minutes avant d’envoyer une autre invitation.',
  role_not_found: 'Ce rôle n’existe pas. Recharge la page et choisis-en un autre.',
  socket_unauthorized: 'La connexion en temps réel a été refusée. Recharge la page.',
  multiple_connection_detected: 'Trop d’onglets sont ouverts. Fermes-en quelques-uns et recharge celui-ci.',
  'reset password email sent already':
    'L’e-mail de réinitialisation a déjà été envoyé. Regarde dans ta boîte de réception.',

  service_not_found: 'Ce service n’existe pas. Choisis-en un dans le menu.',
  invalid_server: 'Nous ne proposons pas ce serveur. Choisis-en un dans la liste.',
  booster_not_found: 'Ce booster n’existe pas. Choisis-en un dans la liste.',
  booster_not_available: 'Ce booster ne joue pas sur le serveur choisi.',
  coach_not_found: 'Ce coach n’existe pas. Choisis-en un autre.',
  coach_not_eligible: 'Ce coach n’enseigne pas ce jeu. Choisis-en un autre.',
  custom_champions_option_is_not_available:
    'Il n’est pas possible de choisir des champions ou des agents précis ici. Continue sans.',
  duo_boost_is_not_available_for_this_service: 'Le duo boost n’est pas disponible pour ce service.',
  wish_missing: 'Choisis au moins un rôle, un champion ou un agent, ou continue sans cette option.',
  start_not_requested: 'Confirme d’abord que tu as lu le texte et que nous pouvons commencer tout de suite.',
  withdrawal_not_confirmed: 'Confirme d’abord que tu sais quand ton droit de rétractation prend fin.',
  summoner_not_found: 'Aucun joueur trouvé sous ce nom. Vérifie le nom et le serveur.',
  'Valorant profile not found!': 'Profil Valorant introuvable ! Vérifie le Riot ID.',
  'LOL profile not found!': 'Profil LoL introuvable ! Vérifie le nom et le serveur.',
  quote_expired: 'Ce prix n’est plus garanti. Voici le prix actuel.',
  quote_not_found: 'Ce lien de prix n’existe pas. Compose à nouveau ta commande pour obtenir un prix.',
  mail_not_accepted:
    'Le serveur de messagerie n’a pas accepté l’e-mail. « {shell.adminOpening} » dit pourquoi.',
  prices_not_set: 'Impossible de commander pour l’instant : aucun prix n’est publié. Réessaie plus tard.',
  order_total_changed: 'Le total a changé. Vérifie-le et confirme à nouveau.',
  named_booster_unavailable:
    'Le booster que tu as demandé ne peut pas jouer cette commande pour le moment. Demandes-en un autre, ou n’importe lequel.',
  link_not_opened: 'Ouvre d’abord le lien de notre e-mail dans ce navigateur, puis reviens ici.',
  nobody_plays_this:
    'Aucun booster ne joue cette commande en ce moment et rien n’a été débité. Choisis un autre serveur ou un objectif plus bas.',
  raffle_not_found: 'Ce tirage n’existe pas. Regarde la liste des tirages.',
  raffle_not_open: 'Ce tirage ne prend et ne rend pas de ticket en ce moment. Regarde ses dates.',
  raffle_not_closed: 'La liste des tickets est publiée une fois le tirage fermé.',
  raffle_not_for_staff: 'Notre équipe et nos boosters ne participent pas aux tirages.',
  raffle_needs_proven_address:
    'Confirme d’abord ton adresse e-mail : les réglages t’envoient un lien. Sans compte, crée-en un d’abord.',
  raffle_needs_adult: 'Tu peux participer à partir de {figures.raffleAge} ans.',
  raffle_not_in_country: 'Les personnes qui vivent dans ce pays ne peuvent pas participer à ce tirage.',
  raffle_entered_already: 'Tu as déjà un ticket pour ce tirage.',
  raffle_not_entered: 'Tu n’as pas de ticket pour ce tirage.',
  prize_not_yours: 'Ton compte n’a rien gagné à ce tirage.',
  prize_gone: 'Ce lot n’attend plus. La page dit ce qu’il est devenu.',
  prize_needs_address: 'Indique l’adresse à laquelle envoyer le lot.',
  raffle_slug_taken: 'Un autre tirage a déjà cette adresse. Choisis-en une autre.',
  raffle_changed:
    'Quelqu’un de l’équipe a modifié ce tirage. Copie ce que tu as écrit, puis recharge la page.',
  raffle_fixed:
    'Cela ne peut plus changer : des personnes participent déjà sur cette base, ou le tirage est terminé.',
  raffle_not_ready: 'Il manque encore quelque chose pour ouvrir ce tirage. La page dit quoi.',
  post_not_found: 'Cet article n’existe pas. Regarde la liste des articles.',
  post_changed: 'Quelqu’un de l’équipe a modifié ceci entre-temps. Regarde ce qui a changé, puis réessaie.',
  post_archived: 'Cet article est archivé. Sors-le d’abord des archives.',
  post_published: 'Cet article a déjà été publié : il ne peut pas être supprimé. Archive-le plutôt.',
  post_not_ready: 'Il manque encore quelque chose pour la mise en ligne. La page dit quoi.',
  post_time_past: 'Cette heure est passée. Choisis-en une plus tardive.',
  post_too_long: 'Cet article a trop de blocs. Fais-en plusieurs articles.',
  post_picture_unknown: 'Une image de ce texte n’existe plus. Envoie-la de nouveau.',
  post_version_not_found: 'Cette version n’existe pas. Recharge l’historique.',
  preview_not_found: 'Ce lien d’aperçu ne fonctionne plus. Demandes-en un nouveau.',
  too_many_previews: 'Cet article a déjà beaucoup de liens d’aperçu. Révoques-en un d’abord.',
  too_many_unpaid_orders:
    'Tu as plusieurs commandes impayées. Paie-en une ou annule-la, puis passe ta nouvelle commande.',

  coupon_not_found: 'Ce coupon n’existe pas. Vérifie l’orthographe.',
  mail_not_found: 'Cet e-mail n’existe plus.',
  mail_already_sent: 'Cet e-mail a déjà été envoyé.',
  coupon_exhausted: 'Ce coupon est épuisé. Commande sans coupon ou essaie un autre code.',
  coupon_expired: 'Ce coupon a expiré. Commande sans coupon ou essaie un autre code.',
  coupon_not_valid_yet:
    'Ce coupon n’est pas encore valable. Reviens quand il le sera, ou commande sans coupon.',
  change_already_played: 'La commande a déjà atteint cela. Choisis quelque chose qui reste à jouer.',
  change_not_found: 'Cette modification n’attend plus de réponse. La page montre ce qui s’est passé.',
  change_not_offered: 'Cette partie de la commande ne peut pas être modifiée à ce stade.',
  poke_too_early:
    'C’est trop tôt pour un rappel. La page de la commande indique à partir de quand tu peux en envoyer un.',
  other_booster_asked: 'Tu as déjà demandé un autre booster. Notre équipe te répondra bientôt.',
  change_open:
    'Une modification de cette commande attend déjà une réponse. Retire-la pour en demander une autre.',
  coupon_used_already: 'Tu as déjà utilisé ce coupon. Commande sans coupon ou essaie un autre code.',
  coupon_not_for_this_order:
    'Ce coupon ne vaut pas pour ce jeu ou ce service. Commande sans coupon ou essaie un autre code.',
  coupon_minimum_not_reached:
    'Ta commande n’atteint pas le minimum de ce coupon. Augmente ta commande, ou passe-la sans coupon.',
  too_many_coupon_tries:
    'Tu as saisi trop de codes qui n’existent pas. Réessaie demain, ou commande sans coupon.',

  payment_not_found: 'Ce paiement n’existe pas. La page de la commande indique si elle est payée.',
  payment_has_already_been_processed: 'Cette commande est déjà payée. Rien n’a été débité une seconde fois.',
  payment_failed: 'Le paiement n’a pas abouti. Rien n’a été débité. Réessaie ou paie autrement.',
  payment_under_way:
    'Un paiement par carte est déjà en cours pour cette commande. Termine-le ou réessaie dans quelques minutes.',
  order_frozen:
    'Une rétrofacturation a été demandée pour le paiement de cette commande. Attends la décision de la banque.',
  balance_too_low: 'Ton solde est trop bas pour cette commande. Paie plutôt par carte.',
  invalid_signature: 'Le message n’est pas signé par le prestataire de paiement. Il a été ignoré.',

  order_not_found: 'Cette commande n’existe pas, ou elle n’est pas à toi. Vérifie la liste de tes commandes.',
  order_state_changed: 'La commande a changé entre-temps. La page affiche maintenant son statut actuel.',
  order_credentials_not_found:
    'Le coffre de cette commande est vide. Les identifiants n’ont pas encore été déposés, ou ils ont été supprimés.',
  session_not_held:
    'Cette séance n’a pas encore eu lieu. Mettez-vous d’abord d’accord sur une date, et attends le début de la séance.',
  session_time_changed: 'Cette date n’est plus proposée. La page affiche la proposition actuelle.',
  session_time_past: 'Cette date est passée. Propose une date à venir.',
  meeting_link_invalid:
    'Saisis l’adresse https d’une salle sur Google Meet, Zoom, Microsoft Teams, Jitsi Meet ou Whereby, sans coordonnées dans son nom.',
  session_time_taken: 'À cette heure-là, le coach a déjà une autre séance. Propose une autre date.',
  slot_taken: 'Ce créneau n’est plus libre. Choisis-en un autre.',

  user_not_booster: 'Seuls les boosters peuvent faire ça. Connecte-toi avec un compte de booster.',
  order_not_available: 'Quelqu’un a été plus rapide. La commande n’est plus sur le tableau.',
  not_eligible_to_claim_this_league_orders:
    'Cette commande dépasse ton rang maximum. Choisis-en une en dessous.',
  solo_order_claim_limit_reached: 'Tu as atteint ta limite de commandes solo. Termines-en une d’abord.',
  duo_order_claim_limit_reached: 'Tu as atteint ta limite de commandes duo. Termines-en une d’abord.',
  order_opens_later:
    'D’autres boosters sont sollicités d’abord. Cette commande s’ouvrira à tous d’ici {figures.everyoneAsked}.',
  queue_left_out: 'Tu as exclu cette file. Ta page « {shell.myServices} » permet de la reprendre.',
  order_names_other:
    'Le client a demandé un autre booster : tu ne peux pas prendre cette commande pour l’instant.',
  booster_blocked_on_order: 'Tu as rendu cette commande : tu ne peux plus la prendre.',
  game_not_possible:
    'Une seule partie ne peut pas mener du dernier rang à celui-ci. Vérifie le résultat, les points et le rang.',
  proof_needed: 'Cette partie est inhabituelle. Ajoute une capture d’écran du rang obtenu.',
  later_games_impossible:
    'À partir de ce rang, les parties suivantes ne sont pas possibles. Corrige d’abord la dernière, ou demande à l’équipe.',
  correction_too_late: 'Cette partie ne peut plus être modifiée. Seule notre équipe peut encore l’invalider.',
  claim_is_final: 'Il est trop tard pour annuler cette prise. Tu peux rendre la commande depuis sa page.',
  decision_is_final: 'Il est trop tard pour annuler cette décision.',
  assignee_changed: 'Un collègue vient de changer qui suit cette commande. Regarde-la de nouveau.',
  too_many_tags: 'Cette commande ne peut pas avoir plus d’étiquettes. Retires-en une d’abord.',
  order_already_decided:
    'Un collègue vient de décider de ce résultat. Regarde à nouveau dans quelques secondes.',
  drop_needs_proof:
    'Ajoute une capture d’écran du rang après ta dernière partie avant de rendre la commande.',
  target_not_reached:
    'Les parties enregistrées n’atteignent pas encore l’objectif. Enregistre les parties manquantes, ou envoie quand même le résultat.',

  bad_file_extension: 'Seules les images PNG, JPEG et WebP sont acceptées. Choisis un autre fichier.',
  no_files_uploaded: 'Ajoute d’abord une capture d’écran.',
  payload_too_large: 'Le fichier est trop lourd. Une image peut faire jusqu’à {figures.largestPicture}.',
  too_many_pictures: 'Cette commande ne peut plus recevoir de captures d’écran. Continue sans en ajouter.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'La commande a changé, et les montants aussi. Vérifie-les de nouveau.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Aucun problème n’a été signalé sur cette commande.',
  review_not_found: 'Cet avis n’existe pas.',
  review_closed: 'Il n’est plus possible d’écrire ni de modifier ici. Recharge la page pour voir l’avis.',
  tip_not_held: 'Il n’y a plus autant de ce pourboire retenu. Recharge la page pour voir où il en est.',
  top_up_spent:
    'Une part moindre de ce rechargement peut être remboursée. Recharge la page pour voir combien.',
  tip_closed:
    'Tu ne peux plus donner de pourboire pour cette commande. Recharge la page pour voir où elle en est.',
  too_many_favorites: 'Tu as déjà {figures.mostFavorites} favoris. Retires-en un d’abord.',
  dispute_sums_differ: 'La somme des trois montants doit être égale au prix.',
  too_many_disputes: 'Trop de problèmes ont été signalés sur cette commande. Écris à notre assistance.',
  too_many_statements:
    'Tu ne peux plus rien ajouter ici. S’il manque quelque chose, écris à notre assistance.',

  coupon_already_exists: 'Un coupon avec ce code existe déjà. Choisis un autre code.',
  coupon_in_use: 'Ce coupon a déjà servi à une commande : il ne peut pas être supprimé. Désactive-le plutôt.',
  coupon_won:
    'Un client a gagné ce coupon à un tirage : il ne peut être ni supprimé ni réduit. Tu peux par exemple le prolonger.',
  price_version_not_found: 'Cette version des prix n’existe pas. Choisis-en une dans l’historique.',
  price_version_not_scheduled:
    'Seule une version programmée peut être retirée. Celle-ci est déjà en vigueur, passée ou retirée.',
  price_date_taken:
    'Une autre version est déjà programmée pour plus tard. Choisis une date ultérieure, ou retire d’abord cette version.',
  prices_changed_meanwhile:
    'Quelqu’un a publié de nouveaux prix entre-temps. Reporte-y tes modifications, puis publie.',

  account_has_debt:
    'Tu nous dois encore de l’argent. Règle-le en rechargeant ton solde ou contacte-nous ; tu pourras ensuite supprimer ton compte.',
  account_has_money:
    'Nous te devons encore de l’argent. Fais-le d’abord verser ; tu pourras ensuite supprimer ton compte.',
  account_has_orders:
    'Tu as une commande en cours. Une fois qu’elle est terminée ou annulée, tu pourras supprimer ton compte.',
  account_has_permissions: 'Ton compte a encore des droits d’équipe. Fais-les d’abord retirer.',
  confirmation_wrong:
    'Ce n’est pas l’adresse e-mail de ton compte. Saisis-la exactement comme elle est affichée.',
  export_not_found: 'Ce téléchargement n’existe plus. Prépares-en un nouveau.',

  account_needed: 'Il te faut un compte pour cela. Crée-en un ou connecte-toi ; rien n’est perdu.',
  already_booster: 'Tu es déjà booster.',
  application_changed:
    'Cette candidature a été modifiée entre-temps. Recharge la page pour voir la dernière version.',
  services_changed: 'Cette page a été modifiée ailleurs entre-temps. Relis-la et enregistre de nouveau.',
  service_not_allowed:
    'L’équipe n’a pas encore autorisé un de ces services ou rangs. Demande-le avec une capture d’écran.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Garde au moins une file de chaque jeu.',
  request_open: 'Ta dernière demande est encore ouverte. Retire-la, ou attends la réponse.',
  request_answered: 'Cette demande a déjà reçu une réponse ou a été retirée.',
  request_not_found: 'Cette demande est introuvable.',
  nothing_asked: 'L’équipe l’autorise déjà, ou cela n’existe pas. Recharge la page et choisis de nouveau.',
  application_incomplete:
    'Ta candidature n’est pas encore complète. Ajoute ce qui manque et envoie-la de nouveau.',
  application_not_found: 'Nous n’avons pas trouvé cette candidature.',
  application_too_soon: 'Tu peux postuler de nouveau {figures.applyAgain} après notre dernière réponse.',
  picture_too_small:
    'Cette capture d’écran est trop petite pour être lisible. Envoie l’écran entier, avec au moins {figures.leastPictureSide} pixels sur le grand côté.',

  not_found: 'Ce que tu cherches n’existe pas, ou n’existe plus. Reviens en arrière, ou repars de l’accueil.',
  bad_request: 'La requête n’a pas pu être lue. Recharge la page et réessaie.',
  method_not_allowed: 'Rien ne peut être envoyé à cette adresse. Recharge la page et réessaie.',
  range_not_satisfiable: 'Le fichier s’arrête avant cette partie. Télécharge-le à nouveau depuis le début.',
  bad_params: 'Certaines informations ne sont pas valides. Vérifie les champs signalés.',
  idempotency_key_reused:
    'Cette requête a déjà été envoyée avec un autre contenu. Recharge la page et réessaie.',
  something_wrong: 'Ça n’a pas marché. Vérifie ta connexion et réessaie.',
  internal_server_error: 'Un problème est survenu chez nous. Rien n’est perdu. Réessaie dans une minute.',
  server_busy: 'Il y a beaucoup de monde en ce moment. Réessaie dans quelques secondes.',
  too_many_requests: 'Trop de tentatives. Attends une minute et réessaie.',

  chat_closed: 'Ce chat est fermé.',
  code_in_chat:
    'Cela ressemble au code de connexion, nous ne l’avons donc pas envoyé. Saisis-le en haut de la page de la commande.',
  login_code_not_found: 'Il n’y a plus de code de connexion ici. Le booster peut en redemander un.',
  login_code_given_already: 'Un code de connexion a déjà été envoyé. Il doit d’abord être ouvert ou expirer.',
  too_many_login_codes:
    'Tu as demandé beaucoup de codes de connexion. Réessaie dans une heure ou écris dans le chat.',
  password_in_chat:
    'Cela ressemble à un mot de passe, nous ne l’avons donc pas envoyé. Saisis tes identifiants uniquement dans le coffre, sur la page de ta commande.',
  thread_answered: 'Un collègue a répondu pendant que tu écrivais. Lis sa réponse avant d’envoyer la tienne.',
  thread_not_found: 'Cette conversation n’existe plus.',
  too_many_messages:
    'Cela fait beaucoup pour une journée. Écris-nous de nouveau demain, ou envoie-nous un e-mail.',
  translation_away: 'Le service de traduction ne répond pas pour le moment. Réessaie dans quelques minutes.',

  booster_has_orders: 'Ce booster a encore des commandes en cours. Retire-les-lui d’abord.',
  booster_needs_application:
    'Cette personne n’a pas encore de services. Choisis-les dans la liste des boosters.',
  booster_paused:
    'Notre équipe t’a mis en pause. Termine tes commandes ; tu ne peux pas en prendre de nouvelles.',

  second_factor_needed: 'Confirme cette connexion avec ton deuxième facteur.',
  second_step_expired: 'La connexion a pris trop de temps. Connecte-toi à nouveau.',
  second_factor_required:
    'L’équipe a besoin d’un deuxième facteur pour cela. Configure-le dans les paramètres de ton profil.',
  fresh_proof_needed: 'Confirme que c’est bien toi, puis réessaie.',
  code_wrong: 'Ce code est faux ou a déjà servi. Saisis le code actuel.',
  passkey_refused: 'Cette clé d’accès n’a pas fonctionné. Réessaie ou choisis un autre moyen.',
  passkey_not_found: 'Cette clé d’accès n’existe plus. Recharge la page.',
  too_many_passkeys: 'Tu as déjà {figures.mostPasskeys} clés d’accès. Supprimes-en une d’abord.',
  app_already_set_up: 'Une application d’authentification est déjà configurée. Recharge la page.',
  app_not_set_up: 'Aucune application d’authentification n’est configurée. Recharge la page.',
  no_second_factor: 'Configure d’abord une application d’authentification ou une clé d’accès.',
  holder_invalid:
    'Les banques ne connaissent que les lettres latines. Saisis le nom tel que ta banque l’écrit.',
  iban_invalid:
    'Cet IBAN est incomplet ou contient une faute de frappe. Compare-le avec l’appli de ta banque.',
  bic_invalid: 'Ce BIC n’est pas valable. Tu peux laisser ce champ vide.',
  payout_open_already:
    'Tu as déjà un versement en cours. Tu pourras demander le suivant dès qu’il sera parti.',
  payout_too_small: 'C’est moins que le versement minimum.',
  payout_exceeds_available:
    'C’est plus que ce qui est disponible. Recharge la page pour voir ce que tu peux demander.',
  payout_details_missing: 'Ajoute d’abord ton compte bancaire.',
  payout_not_found: 'Ce versement n’existe pas.',
  receipt_not_found: 'Ce reçu n’existe pas.',
  payout_state_changed: 'Ce versement a changé entre-temps. Recharge la page.',
  payout_under_review:
    'Les parts d’un de ces boosters sont en cours d’examen. Regarde d’abord ses commandes, ou laisse-le de côté.',
  chargeback_not_found: 'Aucune banque ne demande d’explications sur cette commande.',
  customer_banned: 'Ce client est banni. Lève d’abord le bannissement.',
  payout_not_ready:
    'Un de ces versements va vers de nouvelles coordonnées et ne peut pas encore partir. Retire-le de la sélection.',
  second_person_needed:
    'Ce lot doit être approuvé par une autre personne, qui ne l’a pas créé et n’y est pas payée.',
  own_affair:
    'Tu ne peux pas en décider toi-même, car tu l’as proposé ou cela te concerne. Un collègue le peut.',
  proposal_not_found: 'Cette proposition n’existe pas.',
  proposal_decided: 'Quelqu’un a déjà décidé de cette proposition.',
  share_cannot_rise:
    'La part de cette commande ne peut pas augmenter : sa version de prix ne le prévoit pas.',
  share_not_higher: 'La part est déjà aussi élevée. Saisis davantage.',
  share_too_high: 'Il resterait trop peu à la boutique sur cette commande. Saisis moins.',
  proposal_waits_already:
    'La même chose attend déjà une deuxième personne. Il faut d’abord décider de cette proposition.',
  payout_too_old:
    'Ce versement a été envoyé il y a plus de {figures.payoutReturnDays} jours bancaires : il ne peut plus être retourné.',
  debt_changed: 'La dette est désormais plus faible. Vérifie le montant.',
  balance_changed: 'Le solde est désormais inférieur à ce montant. Vérifie le montant.',
  payout_account_not_set:
    'Aucun compte débiteur n’est configuré. Renseigne PAYOUT_IBAN ou utilise le fichier CSV.',

  shop_not_open: 'La boutique n’est pas encore ouverte. Reviens après l’ouverture.',
  shop_not_ready:
    'La boutique ne peut pas encore ouvrir, car il lui manque quelque chose. Vérifie à nouveau la liste.',
  checks_changed: 'Autre chose n’est plus prêt. Relis la liste avant d’ouvrir la boutique.',
  test_mode_needed:
    'Avant l’ouverture, seules les commandes test sont possibles, et la clé de paiement de cette boutique encaisse de l’argent réel. Pour essayer la boutique, utilise une clé de test du prestataire de paiement.',

  view_not_found: 'Cette vue n’existe plus ou n’est plus partagée.',
  view_changed: 'Quelqu’un d’autre a modifié cette vue entre-temps. Recharge la page et regarde-la d’abord.',
  too_many_views: 'Il n’y a plus de place pour une autre vue. Supprimes-en une dont personne n’a besoin.',

  too_many_orders: 'C’est trop de commandes à la fois. Affine d’abord la liste.',
  bulk_changed:
    'Quelque chose a changé entre-temps dans ces commandes, donc rien n’a été fait. Lis les nouveaux chiffres et décide à nouveau.',
  bulk_not_found: 'Cette action n’existe pas. Quelqu’un d’autre l’a lancée, ou personne.',
  decision_needs_reason:
    'Le journal de ce résultat suscite des doutes : le valider demande une raison. Ouvre la commande.',
  decision_undone: 'Tu as annulé cette décision.',
  order_was_played:
    'On a déjà joué sur cette commande : le remboursement dépend de la progression. Ouvre la commande.',
} satisfies TranslationOf<typeof errors, 'fr'>
