import { PNG } from 'pngjs';
import type { Theme } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import type { Template } from '@yinyom/contracts/websites/template';
import type { OwnerApi } from './ownerApi';

/** A website's banner in one language, as its owner styles it. */
export interface Look {
  language: 'th' | 'kh';
  host: string;
  font: { family: string; url: string };
  texts: { title: string; description: string; cookie_setting: string; accept: string; reject: string };
}

export const LOOKS: readonly Look[] = [
  {
    language: 'th',
    host: 'www.thai-looks.ac.th',
    font: PLATFORM_FONTS.thai,
    texts: {
      title: 'มหาวิทยาลัยนี้ใช้คุกกี้อย่างเปิดเผย',
      description:
        'www.thai-looks.ac.th ใช้คุกกี้ที่จำเป็นเพื่อให้เว็บไซต์ทำงาน ส่วนคุกกี้เพื่อวิเคราะห์และการตลาดจะใช้เมื่อท่านยินยอมเท่านั้น ท่านเปลี่ยนหรือถอนความยินยอมได้ทุกเมื่อ',
      cookie_setting: 'ตั้งค่าคุกกี้',
      accept: 'ยอมรับทั้งหมด',
      reject: 'ปฏิเสธทั้งหมด',
    },
  },
  {
    language: 'kh',
    host: 'www.khmer-looks.ac.th',
    font: PLATFORM_FONTS.khmer,
    texts: {
      title: 'គេហទំព័រ​នេះ​ប្រើ​ខូគី​ដោយ​តម្លាភាព',
      description:
        'www.khmer-looks.ac.th ប្រើ​ខូគី​ចាំបាច់​ដើម្បី​ឱ្យ​គេហទំព័រ​ដំណើរការ។ ខូគី​សម្រាប់​ស្ថិតិ និង​ទីផ្សារ​ប្រើ​តែ​នៅ​ពេល​អ្នក​យល់ព្រម​ប៉ុណ្ណោះ។ អ្នក​អាច​ផ្លាស់ប្ដូរ ឬ​ដក​ការ​យល់ព្រម​បាន​គ្រប់​ពេល។',
      cookie_setting: 'ការ​កំណត់​ខូគី',
      accept: 'យល់ព្រម​ទាំងអស់',
      reject: 'បដិសេធ​ទាំងអស់',
    },
  },
];

/** The theme with colours of its own, far from the other two. */
const COLORS = {
  background_1: '#fff4e0',
  background_2: '#ffe9c2',
  background: '#fff8ec',
  text: '#3b2a00',
  accept_all: '#7a1f3d',
  accept_all_text: '#ffffff',
  reject: '#1f3d7a',
  reject_text: '#ffffff',
  decline: '#1f3d7a',
  decline_text: '#ffffff',
};

/** A wordmark of two colours, 96 × 48, that no machine draws differently. */
const logo = (): string => {
  const image = new PNG({ width: 96, height: 48 });
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at / 4) % 96, Math.floor(at / 4 / 96)];
    const round = (x - 24) ** 2 + (y - 24) ** 2 < 24 ** 2;
    image.data.set(round ? [242, 163, 58, 255] : x > 54 ? [11, 110, 110, 255] : [0, 0, 0, 0], at);
  }
  return PNG.sync.write(image).toString('base64');
};

const register = async (owner: OwnerApi, { host, language }: Look): Promise<Application> => {
  const body = {
    organization_id: owner.organizationId,
    domain_name: host,
    default_language: language,
    languages: [language],
  };
  const { body: application } = await owner.call<Application>('POST', '/applications', { body });
  const form = { logo: logo() };
  await owner.call('PUT', `/applications/${application.id}/templateLogo`, { form });
  return application;
};

const registered = new Map<string, Promise<Application>>();

/** Publishes a look in a theme and a layout. Returns the script that the owner pastes. */
export const styleBanner = async (
  owner: OwnerApi,
  look: Look,
  theme: Theme,
  layout: number,
): Promise<string> => {
  const known = registered.get(look.host) ?? register(owner, look);
  registered.set(look.host, known);
  const { id, script = '' } = await known;
  const path = `/applications/${id}/template`;
  const { body: template, etag } = await owner.call<Template>('GET', path);
  const { logo: _logo, ...design } = template.design;
  const texts = template.languages[look.language];
  if (!texts) throw new Error(`no texts in ${look.language}`);
  await owner.call('PUT', path, {
    headers: { 'if-match': etag },
    body: {
      design: { ...design, layout, theme, colors: COLORS, font: { ...look.font, url: design.font.url } },
      languages: {
        [look.language]: {
          ...texts,
          banner: look.texts,
          privacy: { name: texts.privacy.name, url: `https://${look.host}/privacy` },
        },
      },
    },
  });
  return script;
};
