import {
  getAppointmentLetterPdf,
  LETTER_LANGUAGES,
  saveOfficerAppointment,
  type OfficerAppointment,
} from '@yinyom/contracts/papers/officer';
import { ROLES } from '@yinyom/contracts/constants';
import { getSignedLetter } from '@yinyom/contracts/papers/paperScans';
import { Link, useSession } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import {
  useLazyGetOfficerAppointmentQuery,
  useListOfficerVersionsQuery,
  useSaveOfficerAppointmentMutation,
  useSaveSignedLetterMutation,
} from '../../calls/registersApi';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Facts } from '@yinyom/ui/data/Facts';
import { Pair } from '@yinyom/ui/form/Pair';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { Scans } from '../../statement/Scans';
import { StatementFrame } from '../../statement/StatementFrame';
import { useStatementForm } from '../../statement/useStatementForm';
import { Versions } from '../../statement/Versions';
import { downloadFile } from '../../controllers/ofController';

const valuesOf = ({ officer }: OfficerAppointment) => ({
  ...officer,
  appointed_on: officer.appointed_on ?? '',
  office_notified_on: officer.office_notified_on ?? '',
});
type Values = ReturnType<typeof valuesOf>;
const bodyOf = (values: Values) => ({
  ...values,
  appointed_on: values.appointed_on || null,
  office_notified_on: values.office_notified_on || null,
});

/** The appointment of the officer: what is known, what is stated, the letter and its signed scan. */
export const OfficerForm = ({ appointment }: { appointment: OfficerAppointment }) => {
  const t = useRegisterTexts();
  const { role } = useSession();
  const [save] = useSaveOfficerAppointmentMutation();
  const [readAgain] = useLazyGetOfficerAppointmentQuery();
  const [upload] = useSaveSignedLetterMutation();
  const params = { id: appointment.organization_id };
  const statement = useStatementForm(appointment, {
    schema: saveOfficerAppointment.body!,
    valuesOf,
    bodyOf,
    save: (values, ifMatch, review) =>
      save({ params, ifMatch, body: { ...bodyOf(values), ...review } }).unwrap(),
    readAgain: () => readAgain({ params }).unwrap(),
  });
  const { data: versions } = useListOfficerVersionsQuery({ params, query: {} });
  const { field } = statement.form;
  const { dpo, signed_letters, letter_is_current } = appointment;
  return (
    <Stack $gap={5}>
      <Card aria-labelledby="contact">
        <Stack>
          <h2 id="contact">{t('officer.contact')}</h2>
          {dpo ? (
            <>
              <p>{t('officer.from_settings')}</p>
              <Facts
                facts={[
                  [t('field.officer.name'), dpo.name],
                  [t('field.officer.contact'), [dpo.email, dpo.phone].filter(Boolean).join('\n')],
                ]}
              />
            </>
          ) : (
            <p>{t('officer.no_contact')}</p>
          )}
          <p>
            {role === ROLES.admin ? (
              <Link to="/user/organization">{t('officer.edit_settings')}</Link>
            ) : (
              t('officer.ask_admin')
            )}
          </p>
        </Stack>
      </Card>
      <StatementFrame statement={statement}>
        <Card aria-labelledby="appointment">
          <Stack>
            <h2 id="appointment">{t('officer.appointment')}</h2>
            <Pair>
              <DateField {...field('appointed_on')} label={t('field.officer.appointed_on')} />
              <TextField {...field('appointed_by')} label={t('field.officer.appointed_by')} />
            </Pair>
            <TextField
              {...field('publication_url')}
              type="url"
              label={t('field.officer.publication_url')}
              hint={t('officer.publication_hint')}
            />
            <DateField
              {...field('office_notified_on')}
              label={t('field.officer.office_notified_on')}
              hint={t('officer.office_hint')}
            />
            <TextField
              {...field('not_required_reason')}
              type="textarea"
              rows={3}
              label={t('field.officer.not_required_reason')}
              hint={t('officer.not_required_hint')}
            />
          </Stack>
        </Card>
      </StatementFrame>
      <Card aria-labelledby="letter">
        <Stack>
          <h2 id="letter">{t('officer.letter')}</h2>
          <p>{t('officer.letter_hint')}</p>
          {statement.isChanged && <p>{t('officer.letter_save_first')}</p>}
          <Row>
            {LETTER_LANGUAGES.map((language) => (
              <DownloadButton
                key={language}
                label={t(`officer.letter_${language}`)}
                load={() =>
                  downloadFile({
                    endpoint: getAppointmentLetterPdf,
                    params,
                    query: { language },
                    quiet: true,
                  })
                }
              />
            ))}
          </Row>
          {signed_letters.length > 0 && !letter_is_current && <Notice>{t('officer.letter_old')}</Notice>}
          <Scans
            scans={signed_letters}
            upload={(file) => upload({ organizationId: params.id, file }).unwrap()}
            load={({ id }) =>
              downloadFile({
                endpoint: getSignedLetter,
                params,
                query: { signed_scan: id },
                quiet: true,
              })
            }
          />
        </Stack>
      </Card>
      <Versions list={versions} current={statement.stored.version} />
    </Stack>
  );
};
