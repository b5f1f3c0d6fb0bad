/**
 * Words that turn a finding round, by what they say of it. “^” only in capitals. How far each reaches is in scopes.ts.
 * `none`: words that hold a cue and say something else.
 */
export const cueNames = `
= no
absence of | denied | denies | denying | did not have | didn't have | do not have | does not have | doesn't have | don't have | free of | hasn't had | haven't had | isn't | isn't on | neg for | negative for | neither | never | never had | nil | no | no evidence of | no h/o | no history of | no known | no prior | nor | not | not on | not yet on | not yet taking | w/o | without | أنكر | أنكرت | بدون | بلا | تنفي | تنكر | خالي من | خالية من | دون | عدم وجود | عمره ما | عمرها ما | غير | لا | لا تأخذ
لا تتناول | لا تستخدم | لا تستعمل | لا تشكو من | لا تعاني من | لا توجد | لا يأخذ | لا يتناول | لا يستخدم | لا يستعمل | لا يشكو من | لا يعاني من | لا يوجد | لم | لم تعد | لم يعد | لن | ليس | ليس عنده | ليس لديه | ليس لديها | ليست | ما بياخدش | ما تاخذ | ما تستخدم | ما تجيها | ما جاله | ما جالها | ما جاه | ما جاها | ما سبق | ما حصل | ما صار له | ما صار لها | ما عاد | ما عادت | ما عنده | ما عندها | ما عندي | ما في | ما فيه | ما فيها | ما له
ما لها | ما ياخذ | ما يجيه | ما يستخدم | ماعنده | ماعندها | مافي | مافيش | ماكو | مب | محصلش | مش | معندهاش | معندوش | معنديش | مفيش | مو | نفت | نفى | ينفي | ينكر
= none
intends to fast | like to refer | no change | no changes | no doubt | no family history | no FH | no FHx | no further change | no increase | no issues with | no need | no new | no problems with | no relevant family history | no side effects | no significant family history | not controlled | not only | not sure | not well controlled | planning to fast | plans to fast | please see | refer this
refer to you | refer you this | wants to fast | wishes to fast | would like to fast | ترغب بالصيام | ترغب في الصيام | تريد أن تصوم | تريد الصيام | تنوي الصيام | غير متحكم | غير مسيطر | غير مضبوط | غير منتظم | غير منضبط | لا تاريخ عائلي | لا مشاكل مع | لا يوجد تاريخ عائلي | محول إليكم | محول لكم | ناوي يصوم | ناوية تصوم | نحول إليكم | نحول لكم | نحيل إليكم | نحيل لكم | يرغب بالصيام | يرغب في الصيام
يريد أن يصوم | يريد الصيام | ينوي الصيام
= stopped
accidentally | before that | before that on | by mistake | came off | ceased | changed from | converted from | crossed off | crossed out | d/c | d/c'd | dc'd | discontinued | failed | formerly on | had been on | had been taking | has been off | in error | in lieu of | in place of | instead of | no longer | no longer on | no longer takes | no longer taking | not taking | off | out of stock
past medications | prev on | previous medications | previously | previously on | previously took | previously used | prior on | prior to that | ran out | ran out of | replaced | replaced by | run out | self-discontinued | self-stopped | stopped | stopped taking | stopping | stops | struck off | struck out | struck through | switched from | till delivery | trialled | tried | until delivery | used to be on | used to take
was on | was taking | were on | withdrawn | أوقف | أوقفت | إيقاف | اتوقف | اتوقفت | استبدال | استبدل | استبدلت | استبدلنا | انتهى العلاج | اوقفنا | بالخطأ | بالغلط | بدل | بدلا عن | بدلا من | بدلنا | بطل | بطلت | بطلته | بطلتها | بطله | بطلها | تحول من | تحولت من | ترك | تركت | تم إيقاف | تم استبدال | تم التحويل من | تم التغيير من | تم تحويله من | تم تحويلها من | تم تغيير | تم تغييره | توقف | توقف عن
توقفت عن | حتى الولادة | خلص من | خلصت | خلصت من | شطبناه | عوضا عن | غيرنا | قطع | قطع العلاج | قطعته | قطعه | كان بياخد | كان على | كان ماشي على | كان يأخذ | كان يستخدم | كانت بتاخد | كانت تأخذ | كانت تستخدم | كانت على | كانت ماشية على | متوقف | متوقف عن | متوقفة | متوقفة عن | مشطوب | مشطوبة | مكان | موقوف | نفد | نفدت | وقف | وقفت | وقفته | وقفتها | وقفنا | وقفناه | وقفناها | وقفه | وقفها | وقفوا
= pause
held | hold | on hold | paused | temporarily stopped | withheld | تم تعليق | علقنا | مؤجل | مؤجل لحين | مؤجلة | معلق | معلق مؤقتا | معلقة | موقوف مؤقتا
= planned
add | adding | advise | advised | asked for | asking about | asking for | asks about | asks for | awaiting | begin | candidate for | change to | changing to | commence | consider | considering | converting to | could | curious about | discuss | discussed | eligible for | for possible | hoping for | if | increase | increase to | increased to | initiate | intend | interested in | keen on | keen to try
listed for | may need | meant to be on | meant to be taking | meant to take | might need | moving to | needs | next step | offer | offered | on the list for | on the waiting list for | on waiting list for | once on | plan | plan is to | plans | prescribe | propose | proposed | recommence | recommend | recommended | refer | refer for | reintroduce | requested | requesting | requests | restart | resume
should be on | should be started | should be taking | should start | should take | start | starting | suggest | suggested | supposed to be on | supposed to be taking | supposed to take | swap | switch | switch to | switching to | thinking about | titrate | titrate to | to add | to be added | to be increased to | to be started | to commence | to consider | to start | to take | trial of | uptitrate
uptitrate to | waitlisted for | wants | wants to try | will add | will need | will start | will switch | work-up for | worked up for | workup for | would | would benefit from | would like to try | إذا | إضافة | ابدأ | اقترحنا | الخطة | المفترض أن تأخذ | المفترض أن يأخذ | المفروض تأخذ | المفروض تاخذ | المفروض يأخذ | المفروض ياخذ | بانتظار | بدء | تبدأ | تبغى | تبي | تجربة | تحتاج | تحويل إلى
تحويله إلى | تحويله على | تحويلها إلى | تحويلها على | تخطط | ترغب | ترغب في | تريد | تسأل | تسأل عن | تطلب | تغيير إلى | تنتظر | تود | حابب | حابة | رفع | رفع الجرعة | زيادة | زيادة الجرعة إلى | ستبدأ | سنبدأ | سنضيف | سيبدأ | طلب تغيير | طلبت تغيير | عايز | عايزة | على قائمة انتظار | في انتظار | لو | مرشح | ممكن نبدأ | مناقشة | ناقشنا | نبدأ | نحطه على | نحطها على | نحول | نحوله إلى | نحوله على
نحولها إلى | نحولها على | نخطط | نخفض | نرجع | نرفع | نزود | نزيد | نصحنا | نضيف | نفكر في | نقترح | نقلل | ننصح | ننقله على | ننقلها على | نوصي | وصف | يبدأ | يبغى | يبي | يحتاج | يخطط | يرغب | يرغب في | يريد | يسأل | يسأل عن | يطلب | يفضل | ينتظر | ينصح | يود | يوصى
= stopplan
cease | ^DC | discontinue | stop | to stop | will stop | توقف الآن | سنوقف | نوقف | يوقف
= refused
avoid | avoiding | can't afford | cannot afford | contraindicated | contraindication | contraindications | declined | declines | never on | never tried | not a candidate | not appropriate | not for | not indicated | not keen | not suitable | not tolerated | not willing | refused | refuses | refusing | unwilling | تجنب | ترفض | رافض | رافضة | رفض | رفضت | غير مناسب | لا يناسبه | لا يناسبها | لا ينصح | ممنوع | موانع
يتجنب | يرفض
= allergy
ADR | ADRs | adverse drug reactions | adverse reaction | allergic | allergic to | allergies | allergy | could not tolerate | couldn't tolerate | did not tolerate | didn't tolerate | does not tolerate | doesn't tolerate | intolerance | intolerant | intolerances | intolerant of | reaction to | sensitivities | side effects from | side effects with | unable to tolerate | تتحسس من | حساسية | حساسية من | لا تتحمل | لا يتحمل | لم تتحمل | لم يتحمل | يتحسس من
= nkda
^NKDA | no allergies | no drug allergies | no known allergies | no known drug allergies | لا توجد حساسية | لا يوجد حساسية
= other
aunt | brother | brothers | caregiver | cousin | dad | daughter | f/h | fam hx | family history | family hx | father | father's | ^FH | fhx | friend | grandfather | grandmother | husband | husband's | maternal | mom | mother | mother's | mum | neighbor | neighbour | parent | parents | partner | paternal | relative | relatives | sibling | siblings | sister | sisters | son | spouse | uncle | wife
wife's | أبوه | أبوها | أبوي | أبويا | أبي | أخ | أخت | أخته | أختها | أختي | أخوه | أخوها | أخوي | أخويا | أخي | أمه | أمها | أمي | ابنته | ابنتها | ابنتي | ابنه | ابنها | ابني | اخوان | اخوانه | الأب | الأخ | الأخت | الأم | الزوج | الزوجة | العائلة | بابا كمان | بنته | بنتها | بنتي | تاريخ عائلي | جاره | جدته | جدتها | جدتي | جده | جدي | جوزها | جوزي | حماته | حماتها | خالته | خالتها | خالتي | خاله
خالها | خالي | زوجته | زوجتي | زوجها | زوجي | سوابق عائلية | صديقه | عائلته | عائلتها | عمته | عمتها | عمتي | عمه | عمها | عمي | ماما كمان | مراته | مراتي | مرافق | والدته | والدتها | والدتي | والده | والدها | والدي | ولده | ولدها
= self
he | herself | himself | ^I | myself | own | patient | pt | pt's | she | أنا | المريض | المريضة | عمره | عمرها | عمري | عندي | هو | هو نفسه | هي
= uncertain
advised about | advised on | afraid of | anxious about | anxious re | asks whether | assess for | at risk of | avoidance of | can't exclude | cannot exclude | check for | concern about | concern for | concern re | concerned about | concerned re | concerns about | counselled on | counselling on | ddx | denies or | differential | do not think | don't think | doubt | doubtful | educated on
education on | evaluate for | exclude | fear of | fears | frightened of | if any | in case of | likely | may have | might have | monitor for | possible | possibly | prevent | prevention of | probable | probably | query | r/o | read about | referred for | risk | risk for | risk of | rule out | scared of | screen for | screened for | screening for | signs of | suspect | suspected | suspicion of | sx of
symptoms of | taught about | to exclude | to rule out | versus | vs | warned about | worried about | worried of | worried re | احتمال | استبعاد | اشتباه | الوقاية من | تثقيف عن | تخاف من | تخشى | تخشى من | خايف من | خايفة من | خطر | خوف من | خوفا من | ربما | غير مؤكد | فحص | قلق من | قلقان من | قلقة من | لاستبعاد | للوقاية من | محتمل | هل | يخاف من | يخشى | يخشى من | يشتبه
= after no
absent | excluded | neg | negative | none | not done | not needed | not present | not required | not started | not yet | not yet started | ruled out | سالب | سلبي | غير موجود | لم تبدأ بعد | لم يبدأ بعد | منفي
= after planned
being considered | is planned | pending | planned | proposed | to follow | under consideration | قيد الدراسة | مخطط له | مخطط لها | مقترح | مقترحة | مقرر | مقررة
= current
added | after starting | asks to stop | carry on | commenced | cont | continue | continued | continues | controlled on | controlled with | current medication | current medications | current meds | current treatment | currently | currently on | ^DH | dhx | discharge medications | discharge meds | drug history | drugs | first dose of | home meds | keen to come off | keen to stop | maintained on
managed with | medication | medications | meds | now | now on | on | on starting | prescribed | received | receiving | regular medications | regular meds | reintroduced | remains on | restarted | resumed | rx | since commencing | since starting | started | stays on | still on | take | takes | taking | today on | treated with | treatment | tto | ttos | tx | upon starting | uses | using
wants to come off | wants to stop | would like to come off | would like to stop | أدويته | أدويتها | أضفنا | أضيف | أضيفت | أعطيناه | أعطيناها | أول جرعة | استمرار | الآن | الأدوية | الأدوية الحالية | الاستمرار على | الحين | العلاج | العلاج الحالي | بتاخد | بتستخدم | بدأ | بدأت | بدأنا | بعد بدء | بياخد | بيستخدم | تأخذ | تاخد | تتناول | تستخدم | تستعمل | تم البدء | تم بدء | تم تخفيض
تم تغيير الجرعة | تم تغيير جرعة | تم تغيير موعد | تم تغيير وقت | تم رفع | تم رفع جرعة | تم زيادة | تمت زيادة | حاليا | حولناه | حولناها | دلوقتي | زدنا | زيد | زيدت | علاجه | علاجها | على | غيرنا موعد | غيرنا وقت | غيرناه إلى | ماشي على | ماشية على | مستمر على | مستمرة على | منذ بدء | منذ بدأ | منذ بدأت | نستمر | نقلنا | هلأ | هلق | يأخذ | ياخد | يتناول | يستخدم | يستعمل | يستمر على
= yes
admits | admits to | c/o | complains of | endorses | had | has | has had | have had | known case of | known to have | positive for | presents with | suffers from | تشكو من | تعاني من | عنده | عندها | لديه | لديها | مصاب | مصابة | يشكو من | يعاني من
= but
although | apart from | but | except | however | other than | though | إلا | انما | باستثناء | بس | لكن | ما عدا | ولكن
= target
aim | aim for | aiming | aims | cut-off | desired | goal | goals | keep | objective | target | targets | threshold | to reach | المستهدف | المطلوب | نتمنى | نريد أن يصل | نريد أن يكون | نريده | نستهدف | هدف | هدفنا
= reference
lab normal | normal | normal range | normal value | range | ref | ref range | reference | reference range | الطبيعي | القيمة الطبيعية | المدى المرجعي | المرجع | المعدل الطبيعي
= before
ago | at admission | at baseline | at diagnosis | at dx | back then | baseline | before | compared to | compared with | down from | earlier | from | in comparison with | in the past | initial | initially | last time | last visit | last year | old | on adm | on admission | prev | previous | prior | the one before | then | up from | was | yday | أمس | الأسبوع اللي فات | الأسبوع الماضي | البارحة | الذي قبله | الزيارة السابقة
اللي قبله | السابق | السابقة | السنة اللي فاتت | السنة الماضية | الشهر الفائت | الشهر اللي فات | الشهر الماضي | العام الماضي | المرة السابقة | امبارح | بداية | ثم | سابقا | عند التشخيص | عند الدخول | في السابق | قبل | قديم | قديمة | كان | كانت | ماضية | مقارنة ب | مقارنة مع | من
= latest
achieved | actual | after rest | after resting | at discharge | current | down to | dropped to | fallen to | fell to | improved to | is now | latest | most recent | on discharge | on recheck | on rechecking | on repeat | on repeat testing | our lab | our own lab | ours | recent | repeat | repeated | risen to | rose to | rpt
same afternoon | same day | same morning | same visit | this afternoon | this am | this evening | this month | this morning | this visit | this week | this year | to | today | today's | tonight | up to | أصبح | أصبحت | أعيد | إعادة القياس | إلى | اعادة | الأخير | الأخيرة | الحالي | الحالية | القراءة اليوم | اليوم | النهاردة | بإعادة القياس
بعد إعادة القياس | بعد إعادته | بعد الإعادة | بعد الراحة | بقت | بقى | ذات اليوم | صار | صارت | عند الإعادة | عند الخروج | لـ | نفس اليوم | هالأسبوع | هالشهر | هذه الزيارة
= spoilt
clotted | contaminated | error | haemolysed | haemolyzed | hemolysed | hemolyzed | invalid | lipaemic | mislabeled | mislabelled | sample error | spurious | wrong patient | عينة متحللة | متحللة | منحلة
= ignore
assistant | ignore | instructions | language model | system prompt | you are an ai
`;
