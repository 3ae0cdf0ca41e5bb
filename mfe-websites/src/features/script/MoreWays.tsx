import type { Application } from '@yinyom/contracts/websites/application';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { ExternalLink } from '../../common/ExternalLink';
import { ownRecordCode, siteAddresses } from '../../common/siteAddresses';
import { Guides } from './Guides';
import { ProofCheck } from './ProofCheck';
import { Snippet } from '../../common/Snippet';

const TAG_EXAMPLE = `<script type="text/plain" data-category="3">
  // statistics: runs only after consent
</script>`;

/**
 * Everything besides the one line: guides, how tags wait, the proof of whose the website is, another snippet, its public
 * pages and files.
 */
export const MoreWays = ({ application, script }: { application: Application; script: string }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { script_async, default_language } = application;
  const address = siteAddresses(application);
  const published = application.template_version > 0;
  const link = `<a href="${address.declaration(default_language)}">${t('ways.declarationName')}</a>`;
  return (
    <Stack $gap={4}>
      <h2>{t('ways.title')}</h2>
      <Fold title={t('guide.title')}>
        <Guides script={script} />
      </Fold>
      <Fold title={t('script.tagsTitle')}>
        <Snippet title={t('script.tagsTitle')} code={TAG_EXAMPLE}>
          {t('script.tagsText')}
        </Snippet>
      </Fold>
      <Fold title={t('verify.title')}>
        <ProofCheck application={application} />
      </Fold>
      {script_async && (
        <Fold title={t('script.async')}>
          <Snippet title={t('script.async')} code={script_async}>
            {t('script.asyncText')}
          </Snippet>
        </Fold>
      )}
      <Fold title={t('ways.declaration')}>
        <p>{t('ways.declarationText')}</p>
        {published ? (
          <ExternalLink href={address.declaration(lang)}>{t('ways.declarationOpen')}</ExternalLink>
        ) : (
          <p>{t('ways.unpublished')}</p>
        )}
        <Snippet title={t('ways.declarationLink')} code={link} copy={t('verify.copy')} />
        <Snippet
          title={t('ways.declarationEmbed')}
          code={address.declarationEmbed(link)}
          copy={t('verify.copy')}
        >
          {t('ways.declarationEmbedText')}
        </Snippet>
        <Snippet title={t('ways.declarationData')} code={address.declarationData} copy={t('verify.copy')} />
      </Fold>
      <Fold title={t('ways.reopen')}>
        <Snippet
          title={t('ways.reopen')}
          code={`<button type="button" onclick="yinyom.open()">${t('ways.reopenName')}</button>`}
          copy={t('verify.copy')}
        >
          {t('ways.reopenText')}
        </Snippet>
      </Fold>
      <Fold title={t('ways.record')}>
        <Snippet title={t('ways.record')} code={ownRecordCode(address.ownRecord)} copy={t('verify.copy')}>
          {t('ways.recordText')}
        </Snippet>
      </Fold>
      <Fold title={t('ways.ledger')}>
        <p>{t('ways.ledgerText')}</p>
        <ExternalLink href={address.ledgerDays}>{t('ways.ledgerDays')}</ExternalLink>
        <ExternalLink href={address.ledgerKeys}>{t('ways.ledgerKeys')}</ExternalLink>
      </Fold>
      <Fold title={t('ways.react')}>
        <p>{t('ways.reactText')}</p>
        <ExternalLink href={address.reactHook}>useConsent.tsx</ExternalLink>
        <ExternalLink href={address.types}>yinyom.d.ts</ExternalLink>
      </Fold>
    </Stack>
  );
};
