import { startScan, UNVERIFIED_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';
import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import type { Application } from '@yinyom/contracts/websites/application';
import { Form, problemCodes, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import styled from 'styled-components';
import { useStartScanMutation } from '../../api/scanApi';
import { bodyOf, usualOptions } from './scanOptions';
import type { ScanOptions } from './scanOptions';
import { UnverifiedHint } from './UnverifiedHint';
import { NotedGroup } from '../../common/NotedGroup';

const Wrong = styled.p.attrs({ role: 'alert' })`
  && {
    color: ${({ theme }) => theme.color.danger};
  }
`;

interface ScanDialogProps {
  application: Application;
  onClose: () => void;
}

/** What is said of each field: the contract's words do not say what is meant. */
const WRONG = {
  max_pages: 'maxPagesWrong',
  passes: 'passesWrong',
  start_urls: 'startUrlsWrong',
  include_subdomains: 'passesWrong',
} as const satisfies Record<keyof ScanOptions, string>;

/** Starts a scan: how many pages, which choices its visitor makes, where to begin. */
export const ScanDialog = ({ application, onClose }: ScanDialogProps) => {
  const t = useTexts('websites');
  const verified = application.verification === 'verified';
  const [initial] = useState(() => usualOptions(verified));
  const form = useForm(initial, {
    schema: startScan.body,
    say: (_code, field) => t(`scan.${WRONG[field as keyof ScanOptions]}`),
  });
  const { field, values } = form;
  const [start, { isLoading }] = useStartScanMutation();

  const submit = async () => {
    const body = bodyOf(values);
    if (!form.passes(problemCodes(startScan.body!, body))) return;
    try {
      await start({ params: { id: application.id }, body }).unwrap();
      onClose();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const { min, max } = form.range('max_pages');
  const most = verified ? max : UNVERIFIED_SCAN_PAGES;
  const { value: subdomains, ...box } = field('include_subdomains');

  return (
    <Modal title={t('scan.start')} onClose={onClose}>
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={4}>
          {!verified && <UnverifiedHint applicationId={application.id} />}
          <TextField
            {...field('max_pages')}
            label={t('scan.maxPages')}
            hint={t('scan.maxPagesHint', { most: String(most) })}
            type="number"
            inputMode="numeric"
            min={min}
            max={most}
            disabled={!verified}
          />
          <NotedGroup>
            <legend>{t('scan.passes')}</legend>
            {SCAN_PASSES.map((pass) => (
              <Checkbox
                key={pass}
                label={t(`scanPass.${pass}`)}
                checked={values.passes.includes(pass)}
                onChange={(chosen) =>
                  form.change({
                    passes: SCAN_PASSES.filter((each) =>
                      each === pass ? chosen : values.passes.includes(each),
                    ),
                  })
                }
              />
            ))}
            <p>{t('scan.passesHint')}</p>
            {form.problems.passes && <Wrong>{form.problems.passes}</Wrong>}
          </NotedGroup>
          <Checkbox {...box} checked={subdomains} label={t('scan.subdomains')} />
          <TextField
            {...field('start_urls')}
            label={t('scan.startUrls')}
            hint={t('scan.startUrlsHint', { domain: application.domain_name })}
            type="textarea"
            rows={2}
          />
          <ProblemBox>{form.failure}</ProblemBox>
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
