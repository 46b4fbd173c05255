import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { AddressService } from '../parts/address-service.tsx'
import { CardsService } from '../parts/cards-service.tsx'
import { MailService } from '../parts/mail-service.tsx'
import { TextsService } from '../parts/texts-service.tsx'

/** `/admin/services`: the public address, the mail server, the text provider and the card keys. */
export default function ConnectionsScreen() {
  const { answer, problem, retry } = useCall('GET /services/find', {})
  return (
    <>
      <OfficeHeading title={m.office_services()} text={m.office_services_text()} />
      <Answer problem={problem} onRetry={retry} lines={8}>
        {answer && (
          <div className="space-y-6">
            <AddressService key={`address ${answer.address.version}`} shown={answer} onChange={retry} />
            <MailService key={`mail ${answer.mail.version}`} shown={answer} onChange={retry} />
            <TextsService key={`texts ${answer.texts.version}`} shown={answer} onChange={retry} />
            <CardsService key={`cards ${answer.cards.version}`} shown={answer} onChange={retry} />
          </div>
        )}
      </Answer>
    </>
  )
}
