import { shownLogoSize } from '@yinyom/contracts/identity/brand';
import { BRAND_SCHEMES, type BrandScheme } from '@yinyom/contracts/identity/brandShades';
import { readLogo } from '@yinyom/contracts/websites/readLogo';
import { errorMessage, fieldErrors, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { useState } from 'react';
import styled from 'styled-components';
import { Pair } from '@yinyom/ui/form/Pair';
import { useBrandTexts } from '../../texts/useBrandTexts';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useDeleteBrandLogoMutation, useSaveBrandLogoMutation } from './brandApi';
import type { BrandOf } from './BrandForm';

const Column = styled(Stack)`
  align-content: start;
`;

/** Both logos; each is stored when it is chosen. */
export const BrandLogos = ({ brand, params, query }: BrandOf) => {
  const t = useBrandTexts();
  const common = useUsersTexts();
  const [problems, setProblems] = useState<Partial<Record<BrandScheme, string>>>({});
  const [save, saving] = useSaveBrandLogoMutation();
  const [remove, removing] = useDeleteBrandLogoMutation();

  const choose = async (scheme: BrandScheme, file: File) => {
    setProblems({});
    const read = await readLogo(file);
    if ('problem' in read) return setProblems({ [scheme]: t(`messages:${read.problem}`) });
    const { error } = await save({ params: { ...params, scheme }, query, body: { logo: read.base64 } });
    if (error) setProblems({ [scheme]: fieldErrors(error)['logo'] ?? errorMessage(error) });
    else toast.success(common('saved'));
  };
  const clear = async (scheme: BrandScheme) => {
    const { error } = await remove({ params: { ...params, scheme }, query });
    if (error) toast.error(errorMessage(error));
  };

  return (
    <Card aria-labelledby="brand-logos">
      <Stack>
        <h2 id="brand-logos">{t('logos')}</h2>
        <p>{t(brand.name === null ? 'logos_without_name' : 'logos_hint')}</p>
        <Pair>
          {BRAND_SCHEMES.map((scheme) => {
            const logo = brand.logos[scheme];
            return (
              <Column key={scheme} $gap={2}>
                <FileDrop
                  label={t(`logo_${scheme}`)}
                  hint={t('logo_format')}
                  error={problems[scheme]}
                  accept="image/png"
                  busy={saving.isLoading}
                  onFile={(file) => void choose(scheme, file)}
                >
                  {logo && <img src={logo.url} alt={t(`logo_${scheme}`)} {...shownLogoSize(logo)} />}
                </FileDrop>
                {logo && (
                  <div>
                    <Button
                      kind="quiet"
                      size="small"
                      icon="trash"
                      busy={removing.isLoading}
                      aria-label={t(`logo_remove_${scheme}`)}
                      onClick={() => void clear(scheme)}
                    >
                      {t('logo_remove')}
                    </Button>
                  </div>
                )}
              </Column>
            );
          })}
        </Pair>
      </Stack>
    </Card>
  );
};
