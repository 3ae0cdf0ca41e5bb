import type { DefaultTexts } from './DefaultTexts';

export const cn: DefaultTexts = ({ organization, domain }) => ({
  banner: {
    title: '本网站使用 Cookie',
    description: `${organization} 使用严格必要的 Cookie 以保证 ${domain} 正常运行；在使用 Cookie 记住设置、分析使用情况和投放广告之前，会先征得您的同意。即使拒绝，您仍可照常使用本网站，并可随时通过“Cookie 设置”按钮更改或撤回同意。`,
    cookie_setting: 'Cookie 设置',
    accept: '全部接受',
    reject: '全部拒绝',
  },
  categories_modal: {
    title: '关于 Cookie 与您的选择',
    description:
      '您可以按目的分别给予或拒绝同意。非必要的 Cookie 在您开启之前保持关闭。撤回同意与给予同意同样简便，且不影响撤回前已合法进行的处理。撤回后，依赖这些 Cookie 的部分内容或功能可能无法使用。',
    accept: '全部接受',
    manage_preferences_title: '按目的管理同意',
    always_active: '始终启用',
    more_detail: '查看 Cookie 详情',
    confirm_choice: '确认我的选择',
    decline_additional: '全部拒绝',
  },
  cookies_modal: {
    title: 'Cookie 详情',
    columns: { name: '名称', provider: '提供方', purpose: '目的', expiry: '有效期', type: '类型' },
  },
  popup_title: '隐私设置',
  cookie_definition: `Cookie 是网站存储在您设备上的小型文本文件，浏览器存储等类似技术亦同。部分 Cookie 可识别您或您的设备，因此属于泰国《个人数据保护法》（佛历 2562 年）所指的个人数据。${organization} 为数据控制者。`,
  allow_all: '全部接受',
  privacy: { name: '隐私声明', url: '' },
  categories: {},
});
