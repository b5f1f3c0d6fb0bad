/**
 * Words that turn a finding round, by what they say of it. “^” only in capitals. How far each reaches is in scopes.ts.
 * `none`: words that hold a cue and say something else.
 */
export const cueNames = `
= no
ما عاد | ما عادت | لم يعد | لم تعد | not yet on | not yet taking | ما صار له | ما صار لها | ما جاه | ما جاها | ما حصل | محصلش | عمره ما | عمرها ما | ما فيه | ما فيها | ما له | ما لها | معنديش | ما عندي | no | مش | مو | مب | denies | denied | denying | without | w/o | nil | negative for | not | never | never had | no h/o | no history of | free of | absence of | no evidence of | no known | no prior | does not have | doesn't have | did not have | neither | nor
not on | isn't on | لا | لا يوجد | لا توجد | بدون | ينكر | تنكر | أنكر | أنكرت | ينفي | تنفي | نفى | نفت | غير | ليس | ليست | ليس لديه | ليس لديها | ليس عنده | لم | لن | ما عنده | ما عندها | ماعنده | ماعندها | مفيش | مافيش | ماكو | مافي | ما في | معندوش | معندهاش | لا يعاني من
لا تعاني من | لا يشكو من | لا تشكو من | لا يستخدم | لا تستخدم | لا يستعمل | لا تستعمل | لا يأخذ | لا تأخذ | لا يتناول | لا تتناول | ما ياخذ | ما تاخذ | ما بياخدش | ما يستخدم | ما تستخدم | عدم وجود | خالي من | خالية من
= none
no family history | no FHx | no FH | no relevant family history | no significant family history | لا يوجد تاريخ عائلي | لا تاريخ عائلي | no change | wants to fast | wishes to fast | plans to fast | would like to fast | intends to fast | planning to fast | يرغب بالصيام | ترغب بالصيام | يرغب في الصيام | ترغب في الصيام | يريد الصيام | تريد الصيام | يريد أن يصوم | تريد أن تصوم | ينوي الصيام | تنوي الصيام | ناوي يصوم | ناوية تصوم
no changes | not only | no problems with | no issues with | no side effects | no doubt | no need | no new | not sure | not well controlled | not controlled | no increase | no further change | refer this | refer you this | refer to you | like to refer | please see | نحول لكم | نحول إليكم | نحيل لكم | نحيل إليكم | محول لكم | محول إليكم | لا مشاكل مع | غير منتظم | غير منضبط
غير مسيطر | غير متحكم | غير مضبوط
= stopped
crossed out | crossed off | struck off | struck out | struck through | مشطوب | مشطوبة | شطبناه | تم تغيير | غيرنا | بدلنا | instead of | in place of | in lieu of | بدل | بدلا من | بدلا عن | عوضا عن | مكان | خلص من | خلصت من | خلصت | before that on | before that | prior to that | متوقف عن | متوقفة عن | متوقف | متوقفة | stopped | وقفته | وقفتها | وقفه | وقفها | وقفناه | وقفناها | بطله | بطلها | بطلته | بطلتها | اتوقف | اتوقفت | قطعه | قطعته | كانت ماشية على | كان ماشي على | كان بياخد | كانت بتاخد | till delivery | until delivery | حتى الولادة | by mistake | in error | accidentally | بالغلط | بالخطأ | run out | out of stock | نفد | نفدت | d/c | d/c'd | dc'd | discontinued | ceased | off | ran out of | ran out | no longer takes | no longer taking | no longer on | no longer | not taking | was on | were on | had been on | used to take | previously on | previously took
previously | formerly on | switched from | changed from | replaced | failed | stopping | stops | came off | has been off | self-stopped | prev on | prior on | replaced by | used to be on | had been taking | previously used | converted from | self-discontinued | withdrawn | stopped taking | past medications | previous medications | أوقف | أوقفت
توقف عن | توقفت عن | توقف | تم إيقاف | إيقاف | اوقفنا | موقوف | قطع العلاج | قطع | ترك | تركت | كان يستخدم | كانت تستخدم | كان على | كانت على | كان يأخذ | كانت تأخذ | تم استبدال | استبدال | استبدل | استبدلت | استبدلنا | تحول من | تحولت من | تم التحويل من | تم تحويله من | تم تحويلها من | تم التغيير من | انتهى العلاج | تم تغييره | وقف | وقفت | وقفنا | وقفوا | بطل | بطلت
= pause
تم تعليق | علقنا | مؤجل | مؤجلة | مؤجل لحين | معلق | معلقة | held | on hold | hold | paused | withheld | temporarily stopped | معلق مؤقتا | موقوف مؤقتا
= planned
plans | switching to | changing to | moving to | converting to | تخطط | يخطط | نخطط | طلب تغيير | طلبت تغيير | نزود | نخفض | نقلل | restart | resume | recommence | reintroduce | swap | once on | بانتظار | ينتظر | تنتظر | نرجع | نحطه على | نحطها على | نحوله على | نحولها على | نحوله إلى | نحولها إلى | تحويله على | تحويلها على | تحويله إلى | تحويلها إلى | ننقله على | ننقلها على | supposed to be on | supposed to be taking | supposed to take | meant to be on | meant to take | meant to be taking | should be on | should be taking | should take | المفروض يأخذ | المفروض تأخذ | المفروض ياخذ | المفروض تاخذ | المفترض أن يأخذ | المفترض أن تأخذ
consider | considering | plan | plan is to | start | will start | to start | starting | add | adding | to add | suggest | suggested | recommend | recommended | propose | proposed | next step | would benefit from | discuss | discussed | offered
offer | awaiting | trial of | refer | refer for | if | titrate | titrate to | uptitrate | uptitrate to | increase | increase to | increased to | to be increased to | to be started | to be added | initiate | begin | switch | switch to | change to
will switch | will add | to consider | may need | might need | needs | will need | wants to try | keen on | wants | would like to try | keen to try | curious about | asks about | asking about | listed for | on the list for | on the waiting list for | on waiting list for | waitlisted for | worked up for | work-up for | workup for | على قائمة انتظار | asks for | asking for | asked for | requests | requesting | hoping for | interested in | يطلب | تطلب | advise | advised | prescribe | to commence | commence | intend | thinking about | eligible for
candidate for | for possible | should start | should be started | to take | could | would | ترغب | يرغب | ترغب في | يرغب في | تريد | يريد | تود | يود | يبغى | تبغى | يبي | تبي | عايز | عايزة | حابب | حابة | تجربة | تسأل عن | يسأل عن | تسأل | يسأل | نفكر في | نقترح | اقترحنا | الخطة | سيبدأ | ستبدأ | سنبدأ | نبدأ | يبدأ | تبدأ | ابدأ | بدء | إضافة | نضيف | سنضيف | ينصح | ننصح | نصحنا | في انتظار | لو
إذا | زيادة | زيادة الجرعة إلى | نزيد | رفع الجرعة | نرفع | رفع | تغيير إلى | تحويل إلى | نحول | يحتاج | تحتاج | نوصي | يوصى | وصف | مرشح | يفضل | ممكن نبدأ | مناقشة | ناقشنا
= stopplan
^DC | stop | to stop | will stop | cease | discontinue | نوقف | سنوقف | يوقف | توقف الآن
= refused
not for | declined | declines | refused | refuses | refusing | not willing | unwilling | not keen | contraindicated | contraindication | avoid | avoiding | never on | never tried | not tolerated | not suitable | not appropriate | not indicated | cannot afford
can't afford | not a candidate | رافض | رافضة | رفض | رفضت | يرفض | ترفض | ممنوع | لا يناسبه | لا يناسبها | غير مناسب | تجنب | يتجنب | لا ينصح | موانع
= allergy
allergy | ADRs | ADR | adverse drug reactions | allergies | allergic | allergic to | intolerant | intolerant of | intolerance | adverse reaction | side effects from | side effects with | reaction to | could not tolerate | couldn't tolerate | did not tolerate | didn't tolerate
unable to tolerate | حساسية | حساسية من | يتحسس من | تتحسس من | لا يتحمل | لم يتحمل | لا تتحمل | لم تتحمل
= nkda
^NKDA | no known drug allergies | no known allergies | no drug allergies | no allergies | لا توجد حساسية | لا يوجد حساسية
= other
جوزي | جوزها | مراته | مراتي
ابنتها | خالته | خالتها | عمته | عمتها | حماته | حماتها
أبوي | أبويا | بنتها | بنته | ولده | ولدها | أخوي | أخويا | أختي | ماما كمان | بابا كمان | جدتي | جدي | خالي | عمي | خالتي | عمتي | fhx | ^FH | f/h | family history | family hx | fam hx | mother | mother's | father | father's | dad | mum | mom | brother | brothers | sister | sisters | sibling | siblings | son | daughter | uncle | aunt | cousin | parents | parent | grandmother
grandfather | maternal | paternal | husband | wife | wife's | husband's | neighbour | neighbor | spouse | partner | relatives | relative | caregiver | friend | تاريخ عائلي | سوابق عائلية | والده | والدته | والدها | والدتها | أبوه | أمه | أبوها | أمها
الأب | الأم | الأخ | الأخت | الزوج | الزوجة | أخوه | أخته | أخوها | أختها | أخ | أخت | اخوان | اخوانه | عمه | عمها | خاله | خالها | جدته | جده | جدتها | زوجته | زوجها | ابنه | ابنته | ابنها | ابني | ابنتي | بنتي | زوجي | زوجتي | أمي | أبي | أخي | أختي | والدتي | والدي | العائلة | عائلته | عائلتها | جاره | صديقه | مرافق
= self
patient | pt | pt's | own | he | she | himself | herself | المريض | المريضة | هو | هي | عمره | عمرها | هو نفسه | أنا | عمري | عندي | myself | ^I
= uncertain
query | do not think | don't think | doubt | doubtful | possible | possibly | probable | probably | suspected | suspect | suspicion of | r/o | to rule out | rule out | cannot exclude | can't exclude | exclude | to exclude | likely | ddx | differential | versus | vs | screen for | screening for
screened for | risk of | at risk of | risk for | risk | fear of | fears | afraid of | scared of | frightened of | anxious about | anxious re | worried re | worried of | worried about | concern re | concerned re | concerns about | concern about | concern for | concerned about | prevent | prevention of | avoidance of | if any | in case of | counselled on | educated on | education on | counselling on
advised about | advised on | taught about | symptoms of | signs of | sx of | warned about | assess for | monitor for | check for | evaluate for | referred for | read about | asks whether | denies or | may have | might have | اشتباه | يشتبه | محتمل
ربما | لاستبعاد | استبعاد | غير مؤكد | هل | خطر | خوف من | خوفا من | يخشى | تخشى | يخشى من | تخشى من | قلق من | قلقة من | قلقان من | خايف من | خايفة من | يخاف من | تخاف من | للوقاية من | الوقاية من | فحص | تثقيف عن | احتمال
= after no
not started | not yet started | not yet | not needed | not required | not done | لم يبدأ بعد | لم تبدأ بعد | ruled out | excluded | absent | neg | negative | none | not present | سلبي | سالب | غير موجود | منفي
= after planned
planned | مقترح | مقترحة | proposed | is planned | pending | under consideration | being considered | to follow | مقرر | مقررة | مخطط له | مخطط لها | قيد الدراسة
= current
wants to stop | wants to come off | would like to stop | would like to come off | keen to stop | keen to come off | asks to stop | first dose of | أول جرعة | أعطيناه | أعطيناها | حولناه | حولناها | غيرناه إلى | تم تغيير جرعة | تم تغيير الجرعة | on | now on | currently on | currently | takes | taking | take | continue | continues | cont | continued | carry on | maintained on | remains on | stays on | still on | now | started | added | restarted | resumed | reintroduced | commenced | today on | current meds | current medications
current medication | current treatment | discharge meds | discharge medications | tto | home meds | regular meds | regular medications | meds | medications | medication | rx | drug history | drugs | ttos | dhx | ^DH | treatment | tx | using | uses
received | receiving | prescribed | managed with | treated with | controlled with | controlled on | يأخذ | تأخذ | ياخد | تاخد | بياخد | بتاخد | يستخدم | تستخدم | بيستخدم | بتستخدم | يستعمل | تستعمل | يتناول | تتناول | على | حاليا | الآن | الحين | دلوقتي | هلق | هلأ | منذ بدء | منذ بدأ | منذ بدأت | بعد بدء | on starting | upon starting | since starting | after starting | since commencing | يستمر على
غيرنا موعد | غيرنا وقت | تم تغيير موعد | تم تغيير وقت | نقلنا | بدأنا | أضفنا | أضيف | أضيفت | زدنا | زيدت | زيد | الاستمرار على | استمرار | نستمر | مستمر على | مستمرة على | بدأ | بدأت | ماشي على | ماشية على | العلاج | الأدوية | أدويته | أدويتها | العلاج الحالي | تم رفع جرعة | تم رفع | تم زيادة | تمت زيادة | تم تخفيض | تم بدء | تم البدء | الأدوية الحالية | علاجه | علاجها
= yes
admits | admits to | endorses | has | has had | have had | had | positive for | complains of | c/o | suffers from | known to have | known case of | presents with | يعاني من | تعاني من | لديه | لديها | عنده | عندها | مصاب | مصابة | يشكو من | تشكو من
= but
but | however | although | except | apart from | other than | though | لكن | ولكن | بس | ما عدا | إلا | باستثناء | انما
= target
نريد أن يصل | نريد أن يكون | نريده | نتمنى | target | targets | goal | goals | aim | aims | aiming | aim for | keep | cut-off | threshold | objective | desired | to reach | هدف | المستهدف | نستهدف | هدفنا | المطلوب
= reference
reference | ref | ref range | normal | normal range | range | reference range | lab normal | normal value | الطبيعي | المعدل الطبيعي | المدى المرجعي | القيمة الطبيعية | المرجع
= before
yday | أمس | امبارح | البارحة | was | compared with | compared to | in comparison with | مقارنة ب | مقارنة مع | الشهر الماضي | الأسبوع الماضي | السنة الماضية | الشهر اللي فات | السنة اللي فاتت | الأسبوع اللي فات | الشهر الفائت | on admission | on adm | at admission | عند الدخول | previous | prev | prior | earlier | last year | last visit | before | baseline | initially | initial | at baseline | at diagnosis | at dx | old | from | down from | up from | ago | back then | then | ثم | last time | in the past | كان | كانت | سابقا
السابق | السابقة | قبل | من | العام الماضي | في السابق | الزيارة السابقة | المرة السابقة | عند التشخيص | بداية | قديم | قديمة | ماضية
= latest
ours | our lab | our own lab | actual | هالشهر | هالأسبوع | بعد الراحة | after rest | after resting | بقى | بقت | at discharge | on discharge | عند الخروج | achieved | today | today's | current | latest | most recent | recent | repeat | on repeat | on recheck | on rechecking | on repeat testing | repeated | rpt | this visit | this year | to | is now | fell to | rose to | risen to | down to | up to | dropped to | improved to | fallen to | this week | this month | الحالي | الحالية | اليوم
إلى | صار | صارت | أصبح | أصبحت | الأخير | الأخيرة | هذه الزيارة | اعادة | أعيد | بعد إعادة القياس | إعادة القياس | بإعادة القياس | عند الإعادة | بعد الإعادة | بعد إعادته | القراءة اليوم
= spoilt
haemolysed | hemolysed | hemolyzed | haemolyzed | clotted | lipaemic | contaminated | sample error | error | spurious | invalid | متحللة | منحلة | عينة متحللة
= ignore
ignore | instructions | system prompt | assistant | you are an ai | language model
`;
