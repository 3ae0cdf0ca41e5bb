import { cn as evidence } from '../evidence-words/cn';
import type { FindingWords } from './th';

export const cn: FindingWords = {
  evidence,
  verdict: { violation: '违规', warning: '警告', notice: '提示' },
  kind: { cname: '伪装的名称', technique: '识别与录制', signal: '告知供应商的内容', banner: '横幅本身' },
  finding: {
    cloaked: {
      title: '您域名下的一个名称指向跟踪公司',
      advice: '在获得同意前拦截该地址，或要求该公司使用自己的地址。无论域名如何，其 Cookie 都算第三方的。',
    },
    delegated: {
      title: '您域名下的一个名称指向他人',
      advice: '查明那里是谁的服务、收集什么，然后对其 Cookie 分类或拦截该地址。',
    },
    own_domain_tagging: {
      title: 'Google 的代码在您域名的名称下运行',
      advice: '请确认它收到访客的选择；若用于测量，在获得同意前拦截其地址。',
    },
    canvas: {
      title: '脚本通过绘图识别设备',
      advice: '在获得同意前拦截该脚本；若用于防机器人，则填写理由后允许。',
    },
    canvas_font: {
      title: '脚本通过字体识别设备',
      advice: '在获得同意前拦截该脚本；若用于防机器人，则填写理由后允许。',
    },
    webgl: {
      title: '脚本通过图形硬件识别设备',
      advice: '在获得同意前拦截该脚本；若用于防机器人，则填写理由后允许。',
    },
    audio: {
      title: '脚本通过声音计算识别设备',
      advice: '在获得同意前拦截该脚本；若用于防机器人，则填写理由后允许。',
    },
    webrtc: { title: '脚本查找设备的网络地址', advice: '在获得同意前拦截该脚本；页面不需要通话连接。' },
    enumeration: {
      title: '脚本读取设备的许多属性',
      advice: '请查看该脚本的目的。这些属性合在一起可以区分设备。',
    },
    session_recorder: {
      title: '鼠标、滚动和输入被录制',
      advice: '在获得同意前拦截该录制工具，在政策中写明，并在其设置中遮盖表单字段。',
    },
    key_logging: {
      title: '输入的内容在提交表单前就被发送',
      advice: '不要让该脚本读取表单字段，或在获得同意前拦截。访客不会预料到这一点。',
    },
    evercookie: {
      title: '同一标识符保存在多个位置',
      advice: '在获得同意前拦截该脚本：删除 Cookie 不会清除它所知道的内容。',
    },
    link_decoration: {
      title: '链接被加上会带到其他网站的标识符',
      advice: '在获得营销同意前拦截该脚本，或在其设置中关闭跨域关联。',
    },
    cookie_to_third_party: {
      title: '您的 Cookie 被发送给另一家公司',
      advice: '在获得同意前拦截接收方，并在说明该 Cookie 目的时写明。',
    },
    signal_missing: {
      title: '没有告知 Google 访客的选择',
      advice: '将网站脚本放在 Google 代码之前，使同意模式在其启动时已就绪。',
    },
    default_granted: {
      title: '在有人选择之前就告知 Google“已授予”',
      advice: '移除授予的默认值或改为拒绝。每页只能有一个默认值，且必须是拒绝。',
    },
    told_granted_after_refusal: {
      title: '访客已拒绝，却告知供应商“已授予”',
      advice: '找到自行发送同意命令的代码（常在代码管理工具中）并移除。',
    },
    told_denied_after_accept: {
      title: '访客已接受，却告知供应商“已拒绝”',
      advice: '会丢失测量数据。请在选择之后以及回访者的每个页面发送更新。',
    },
    late_default: {
      title: 'Google 代码在同意默认值之前启动',
      advice: '将网站脚本放在 Google 代码之前，或在代码管理工具的模板中设置默认值。',
    },
    two_defaults: { title: '同一页面有两个同意默认值', advice: '只保留一个，否则无法判断哪个有效。' },
    ads_granted_by_statistics: {
      title: '对统计的同意授予了广告存储',
      advice: '让 ad_storage 仅跟随营销类别。自 2026 年 6 月起，广告数据仅由它决定。',
    },
    no_reject_on_first_layer: {
      title: '拒绝比接受需要更多点击',
      advice: '在第一层将拒绝按钮放在接受按钮旁边。',
    },
    reject_smaller: { title: '拒绝按钮更小', advice: '让两个按钮大小相同。' },
    reject_fainter: { title: '拒绝按钮更难看清', advice: '让两个按钮对比度相同，至少 4.5:1。' },
    preticked: { title: '可选类别被预先勾选', advice: '取消勾选。没有人勾选的选项不是同意。' },
    consent_without_choice: { title: '滚动、关闭或等待被当作同意', advice: '只把点击接受按钮算作同意。' },
    cookie_wall: { title: '不作选择就无法使用页面', advice: '让访客无需接受即可阅读页面。' },
    no_withdrawal: {
      title: '无法在两次点击内撤回',
      advice: '在每个页面显示 Cookie 按钮。撤回必须与同意一样容易。',
    },
    other_language: { title: '横幅的语言与页面不同', advice: '以网站的语言发布横幅。' },
    policy_unreachable: { title: '政策链接无法打开', advice: '更正政策的地址。' },
    keyboard_trap: { title: '键盘无法离开横幅', advice: '让 Tab 和 Escape 可以离开。' },
    not_reachable_by_keyboard: { title: '无法用键盘使用横幅', advice: '让按钮可按顺序用 Tab 到达。' },
    overflow: { title: '横幅在小屏幕或放大时显示不全', advice: '请在 320 像素和 200% 缩放下检查。' },
    asks_again: { title: '已拒绝的访客下次访问再次被询问', advice: '拒绝的保存时间应与同意相同。' },
  },
};
