import type { Message } from './catalogue';

/** Codes of the consents service's calls. */
export const consentMessages = {
  origin_not_allowed: {
    th: 'ไม่มีการบันทึกที่นี่ เพราะโฮสต์ของหน้านี้ไม่ใช่โฮสต์ของเว็บไซต์ที่เพิ่มไว้ ({host})',
    en: 'Nothing is recorded here: the host of this page does not belong to the website {host}.',
    cn: '此处不作任何记录：本页面的主机不是该网站登记的主机（{host}）。',
    jp: 'ここでは何も記録されません。このページのホストは、ウェブサイトに登録されたホスト（{host}）ではありません。',
    kh: 'គ្មានអ្វីត្រូវបានកត់ត្រានៅទីនេះទេ ព្រោះម៉ាស៊ីននៃទំព័រនេះមិនមែនជាម៉ាស៊ីនដែលគេហទំព័របានចុះឈ្មោះ ({host}) ទេ។',
  },
  category_unknown: {
    th: 'ไม่มีหมวดหมู่คุกกี้นี้ในรุ่นที่แสดง',
    en: 'This cookie category is not part of the version that was shown.',
    cn: '所显示的版本中没有此 Cookie 类别。',
    jp: '表示されたバージョンにこの Cookie カテゴリーはありません。',
    kh: 'ប្រភេទខូគីនេះមិនមាននៅក្នុងកំណែដែលបានបង្ហាញទេ។',
  },
  config_token_invalid: {
    th: 'การตั้งค่าแบนเนอร์ไม่ถูกต้องหรือเก่าเกินไป โปรดโหลดหน้าเว็บใหม่',
    en: 'The banner configuration is not valid or too old. Please reload the page.',
    cn: '横幅配置无效或已过期，请重新加载页面。',
    jp: 'バナーの設定が無効か古すぎます。ページを再読み込みしてください。',
    kh: 'ការកំណត់បដាមិនត្រឹមត្រូវ ឬចាស់ពេក។ សូមផ្ទុកទំព័រឡើងវិញ។',
  },
  take_over_refused: {
    th: 'เว็บไซต์นี้ไม่รับช่วงการเลือกนี้จากระบบขอความยินยอมอื่น',
    en: 'This website does not take over this choice from another consent product.',
    cn: '本网站不接收来自其他同意管理产品的该选择。',
    jp: '本ウェブサイトは、別の同意管理製品からこの選択を引き継ぎません。',
    kh: 'គេហទំព័រនេះមិនទទួលបន្តជម្រើសនេះពីផលិតផលយល់ព្រមផ្សេងទេ។',
  },
  event_conflict: {
    th: 'รหัสเหตุการณ์นี้ถูกบันทึกไว้แล้วด้วยข้อมูลอื่น',
    en: 'This event id was already recorded with other data.',
    cn: '此事件编号已以其他数据记录。',
    jp: 'このイベント ID は別の内容で記録済みです。',
    kh: 'លេខព្រឹត្តិការណ៍នេះត្រូវបានកត់ត្រាជាមួយទិន្នន័យផ្សេងរួចហើយ។',
  },
  site_disabled: {
    th: 'เว็บไซต์นี้ปิดใช้งานอยู่ จึงไม่มีการบันทึกความยินยอม',
    en: 'This website is disabled, so no consent is recorded.',
    cn: '此网站已停用，不会记录同意。',
    jp: 'このウェブサイトは無効のため、同意は記録されません。',
    kh: 'គេហទំព័រនេះត្រូវបានបិទ ដូច្នេះមិនមានការកត់ត្រាការយល់ព្រមទេ។',
  },
  site_unpublished: {
    th: 'เจ้าของเว็บไซต์นี้ยังไม่ได้เผยแพร่แบนเนอร์ จึงไม่มีสิ่งใดแสดงและไม่มีการบันทึก',
    en: 'The owner of this website has not published a banner yet: nothing is shown and nothing is recorded.',
    cn: '此网站的所有者尚未发布横幅，因此不显示任何内容，也不作任何记录。',
    jp: 'このウェブサイトの所有者はまだバナーを公開していないため、何も表示されず、何も記録されません。',
    kh: 'ម្ចាស់គេហទំព័រនេះមិនទាន់បានផ្សព្វផ្សាយបដានៅឡើយទេ ដូច្នេះមិនមានអ្វីត្រូវបានបង្ហាញ ឬកត់ត្រាទេ។',
  },
  site_gone: {
    th: 'เว็บไซต์นี้ถูกลบออกจากระบบแล้ว',
    en: 'This website has been removed.',
    cn: '此网站已被删除。',
    jp: 'このウェブサイトは削除されました。',
    kh: 'គេហទំព័រនេះត្រូវបានលុបហើយ។',
  },
  range_too_long: {
    th: 'ช่วงวันที่ต้องไม่เกิน {days} วัน',
    en: 'The date range must not exceed {days} days.',
    cn: '日期范围不得超过 {days} 天。',
    jp: '期間は {days} 日以内で指定してください。',
    kh: 'ចន្លោះកាលបរិច្ឆេទមិនត្រូវលើសពី {days} ថ្ងៃ។',
  },
  export_limit: {
    th: 'มีการส่งออกข้อมูลที่กำลังทำอยู่ครบ {most} รายการแล้ว โปรดรอให้เสร็จก่อน',
    en: '{most} exports are already being prepared. Please wait until one is ready.',
    cn: '已有 {most} 个导出正在进行，请等待其中一个完成。',
    jp: 'すでに {most} 件の書き出しを作成中です。完了までお待ちください。',
    kh: 'មានការនាំចេញ {most} កំពុងដំណើរការរួចហើយ។ សូមរង់ចាំឱ្យបានបញ្ចប់។',
  },
  export_not_ready: {
    th: 'ไฟล์ยังไม่พร้อม โปรดลองใหม่ภายหลัง',
    en: 'The file is not ready yet. Please try again later.',
    cn: '文件尚未就绪，请稍后再试。',
    jp: 'ファイルはまだ準備中です。後ほどお試しください。',
    kh: 'ឯកសារមិនទាន់រួចរាល់ទេ។ សូមព្យាយាមពេលក្រោយ។',
  },
  export_expired: {
    th: 'ไฟล์นี้หมดอายุแล้ว โปรดส่งออกใหม่',
    en: 'This file has expired. Please export again.',
    cn: '此文件已过期，请重新导出。',
    jp: 'このファイルの有効期限が切れました。もう一度書き出してください。',
    kh: 'ឯកសារនេះផុតកំណត់ហើយ។ សូមនាំចេញម្ដងទៀត។',
  },
} satisfies Record<string, Message>;
