import { useEffect, useRef, useState } from 'react'
import { orderNumberTyped } from '#core/base/order-number.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { longestLetter, type SupportTopic, shortestLetter, supportTopics } from '#core/talk/support-thread.ts'
import { CaptchaNote } from '#web/account/sign-in/captcha-note.tsx'
import { useCaptcha } from '#web/account/sign-in/use-captcha.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { Sent } from './contact-sent.tsx'

type Props = {
  topic: SupportTopic | null
  /** The page's address names the topic, so the form doesn't ask for it. */
  fixed: boolean
  onTopic: (topic: SupportTopic | null) => void
  onSent: (sent: Sent) => void
}

/**
 * Works without an account; the captcha is solved while it is filled in. With the topic “withdrawal” it is the withdrawal
 * function of Directive 2011/83/EU, Article 11a, which fixes its fields and what its button says.
 */
export function ContactForm({ topic, fixed, onTopic, onSent }: Props) {
  const { t, call, locale } = useApp()
  const user = useUser()
  const captcha = useCaptcha()
  // Sent again after a lost answer, it stays one message.
  const [message_id] = useState(newId)
  const withdraws = topic === 'withdrawal'
  const form = useForm(
    async (values) => {
      const word = (name: string) => String(values.get(name) ?? '').trim()
      const text = word('text')
      if (!withdraws && text.length < shortestLetter) throw refused('text', t('contact.missing.text'))
      if (looksLikePassword(text)) throw refused('text', 'password_in_chat')
      const order = word('order')
      if (order && orderNumberTyped(order) === null) throw refused('order', t('contact.orderWrong'))
      const body = {
        message_id,
        topic: word('topic') as SupportTopic,
        name: word('name'),
        email: word('email'),
        text,
        locale,
        ...(order && { order }),
        captchaResponse: await captcha.take(),
      }
      const { data } = await call('sendLetter', { body })
      onSent({ number: data.number, email: body.email, withdraws })
    },
    {
      topic: 'contact.missing.topic',
      name: 'contact.missing.name',
      email: 'rules.email_empty',
      order: withdraws ? 'contact.missing.order' : null,
      text: withdraws ? null : 'contact.missing.text',
    },
  )
  return (
    <section aria-labelledby="contact-form">
      <h2 id="contact-form" className="type-h2">
        {t(withdraws ? 'contact.withdrawal.formTitle' : 'contact.formTitle')}
      </h2>
      <form {...form.props} className="mt-5 flex flex-col gap-5" onFocus={captcha.prepare}>
        {form.error && <ErrorNote message={form.error} />}
        {fixed ? (
          <input type="hidden" name="topic" value={topic ?? ''} />
        ) : (
          <TopicField topic={topic} onTopic={onTopic} error={form.errorOf('topic')} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('contact.name')} error={form.errorOf('name')}>
            <TextInput name="name" autoComplete="name" maxLength={80} dir="auto" />
          </Field>
          <Field
            label={t('contact.email')}
            hint={t(withdraws ? 'contact.withdrawal.emailHint' : 'contact.emailHint')}
            error={form.errorOf('email')}
          >
            <TextInput
              key={user?.email}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              defaultValue={user?.email}
            />
          </Field>
        </div>
        <OrderField required={withdraws} error={form.errorOf('order')} />
        <Field
          label={t(withdraws ? 'contact.withdrawal.message' : 'contact.message')}
          hint={t('contact.messageHint')}
          error={form.errorOf('text')}
        >
          <TextArea name="text" rows={withdraws ? 3 : 7} maxLength={longestLetter} dir="auto" />
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {t(withdraws ? 'contact.withdrawal.confirm' : 'contact.send')}
          </Button>
          <CaptchaNote captcha={captcha} />
        </div>
      </form>
    </section>
  )
}

type TopicProps = Pick<Props, 'topic' | 'onTopic'> & { error: string | null }

function TopicField({ topic, onTopic, error }: TopicProps) {
  const { t } = useApp()
  return (
    <Field label={t('contact.topic')} error={error}>
      <Select
        name="topic"
        defaultValue={topic ?? ''}
        onChange={({ target }) => onTopic(supportTopics.find((each) => each === target.value) ?? null)}
      >
        <option value="" />
        {supportTopics.map((each) => (
          <option key={each} value={each}>
            {t(`contact.topic.${each}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function OrderField({ required, error }: { required: boolean; error: string | null }) {
  const { t } = useApp()
  const [typed, setTyped] = useState('')
  const input = useNamedOrder(setTyped)
  const number = orderNumberTyped(typed)
  const hint =
    number === null ? (
      t('contact.orderHint')
    ) : (
      <span className="flex items-center gap-1.5 text-good">
        <Icon name="check" size={16} />
        {t('contact.orderKnown', { number })}
      </span>
    )
  return (
    <Field label={t(required ? 'contact.withdrawal.order' : 'contact.order')} hint={hint} error={error}>
      <TextInput
        ref={input}
        name="order"
        maxLength={20}
        dir="ltr"
        className="max-w-64"
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}

/** Fills in the order that a link names. Only the browser does: the kept page is the same for every order. */
function useNamedOrder(onNamed: (order: string) => void) {
  const [query] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const named = query.get('order')?.slice(0, 20)
  useEffect(() => {
    if (!named || !input.current || input.current.value) return
    input.current.value = named
    onNamed(named)
  }, [named, onNamed])
  return input
}

/** A refusal of one field before anything is sent; its code is a rule's or a sentence. */
function refused(field: string, code: string): CallError {
  return new CallError(400, code, [{ field, code: code as 'bad_params' }])
}
