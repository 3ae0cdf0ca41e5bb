import { MAX_SCAN_PAGES, SCAN_PASSES } from '@yinyom/contracts/scanner/scan';
import type { Application } from '@yinyom/contracts/websites/application';
import { errorMessage, fieldErrors, Form, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import styled from 'styled-components';
import { useStartScanMutation } from '../../api/scanApi';
import { bodyOf, problemsOf, UNVERIFIED_PAGES, usualOptions } from './scanOptions';
import type { ScanOptions } from './scanOptions';
import { UnverifiedHint } from './UnverifiedHint';

const Group = styled.fieldset`
  legend {
    padding: 0;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
const Wrong = styled.p.attrs({ role: 'alert' })`
  && {
    color: ${({ theme }) => theme.color.danger};
  }
`;

interface ScanDialogProps {
  application: Application;
  onClose: () => void;
}

/** Starts a scan: how many pages, which choices its visitor makes, where to begin. */
export const ScanDialog = ({ application, onClose }: ScanDialogProps) => {
  const t = useTexts('websites');
  const verified = application.verification === 'verified';
  const [options, setOptions] = useState(() => usualOptions(verified));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [start, { isLoading, error }] = useStartScanMutation();
  const refused = fieldErrors(error);
  const change = (part: Partial<ScanOptions>) => setOptions((before) => ({ ...before, ...part }));

  const submit = async () => {
    const problems = problemsOf(options);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return setRefusals((count) => count + 1);
    const answer = await start({ params: { id: application.id }, body: bodyOf(options) });
    if (!answer.error) return onClose();
    setRefusals((count) => count + 1);
  };
  const most = String(verified ? MAX_SCAN_PAGES : UNVERIFIED_PAGES);
  const urlsRefused = Object.entries(refused).find(([field]) => field.startsWith('start_urls'))?.[1];

  return (
    <Modal title={t('scan.start')} onClose={onClose}>
      <Form refusals={refusals} onSubmit={submit}>
        <Stack $gap={4}>
          {!verified && <UnverifiedHint applicationId={application.id} />}
          <TextField
            label={t('scan.maxPages')}
            hint={t('scan.maxPagesHint', { most })}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            disabled={!verified}
            value={options.pages}
            error={wrong['max_pages'] ? t('scan.maxPagesWrong') : refused['max_pages']}
            onChange={(pages) => change({ pages })}
          />
          <Group>
            <legend>{t('scan.passes')}</legend>
            {SCAN_PASSES.map((pass) => (
              <Checkbox
                key={pass}
                label={t(`scanPass.${pass}`)}
                checked={options.passes.includes(pass)}
                onChange={(chosen) =>
                  change({
                    passes: SCAN_PASSES.filter((each) =>
                      each === pass ? chosen : options.passes.includes(each),
                    ),
                  })
                }
              />
            ))}
            <p>{t('scan.passesHint')}</p>
            {wrong['passes'] && <Wrong>{t('scan.passesWrong')}</Wrong>}
          </Group>
          <Checkbox
            label={t('scan.subdomains')}
            checked={options.subdomains}
            onChange={(subdomains) => change({ subdomains })}
          />
          <TextField
            label={t('scan.startUrls')}
            hint={t('scan.startUrlsHint', { domain: application.domain_name })}
            type="textarea"
            rows={2}
            value={options.startUrls}
            error={wrong['start_urls'] ? t('scan.startUrlsWrong') : urlsRefused}
            onChange={(startUrls) => change({ startUrls })}
          />
          {error && Object.keys(refused).length === 0 && <ErrorState>{errorMessage(error)}</ErrorState>}
          <Row $justify="end">
            <Button kind="quiet" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" icon="search" busy={isLoading}>
              {t('scan.startNow')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Modal>
  );
};
