// Every card of the pool, one file each; `tools/generate-pool.mjs` makes this list from the folders.
import { blueEyesUltimateDragon } from './fusions/blueEyesUltimateDragon.ts';
import { darkBalterTheTerrible } from './fusions/darkBalterTheTerrible.ts';
import { darkPaladin } from './fusions/darkPaladin.ts';
import { fiendSkullDragon } from './fusions/fiendSkullDragon.ts';
import { fiveHeadedDragon } from './fusions/fiveHeadedDragon.ts';
import { ojamaKing } from './fusions/ojamaKing.ts';
import { ryuSenshi } from './fusions/ryuSenshi.ts';
import { theLastWarriorFromAnotherPlanet } from './fusions/theLastWarriorFromAnotherPlanet.ts';
import { thousandEyesRestrict } from './fusions/thousandEyesRestrict.ts';
import { xyDragonCannon } from './fusions/xyDragonCannon.ts';
import { airknightParshath } from './monsters/airknightParshath.ts';
import { aquarianAlessa } from './monsters/aquarianAlessa.ts';
import { asuraPriest } from './monsters/asuraPriest.ts';
import { berserkGorilla } from './monsters/berserkGorilla.ts';
import { besBigCore } from './monsters/besBigCore.ts';
import { besCoveredCore } from './monsters/besCoveredCore.ts';
import { blackLusterSoldierEnvoyOfTheBeginning } from './monsters/blackLusterSoldierEnvoyOfTheBeginning.ts';
import { bladeKnight } from './monsters/bladeKnight.ts';
import { breakerTheMagicalWarrior } from './monsters/breakerTheMagicalWarrior.ts';
import { brronMadKingOfDarkWorld } from './monsters/brronMadKingOfDarkWorld.ts';
import { commandKnight } from './monsters/commandKnight.ts';
import { crystalBeastCobaltEagle } from './monsters/crystalBeastCobaltEagle.ts';
import { crystalBeastSapphirePegasus } from './monsters/crystalBeastSapphirePegasus.ts';
import { cyberdarkKeel } from './monsters/cyberdarkKeel.ts';
import { darkEffigy } from './monsters/darkEffigy.ts';
import { darkMimicLv1 } from './monsters/darkMimicLv1.ts';
import { darkMimicLv3 } from './monsters/darkMimicLv3.ts';
import { ddAssailant } from './monsters/ddAssailant.ts';
import { ddWarriorLady } from './monsters/ddWarriorLady.ts';
import { dekoichiTheBattlechantedLocomotive } from './monsters/dekoichiTheBattlechantedLocomotive.ts';
import { doitsu } from './monsters/doitsu.ts';
import { donZaloog } from './monsters/donZaloog.ts';
import { doomcaliberKnight } from './monsters/doomcaliberKnight.ts';
import { doubleCoston } from './monsters/doubleCoston.ts';
import { dummyGolem } from './monsters/dummyGolem.ts';
import { exarionUniverse } from './monsters/exarionUniverse.ts';
import { exiledForce } from './monsters/exiledForce.ts';
import { firePrincess } from './monsters/firePrincess.ts';
import { flameRuler } from './monsters/flameRuler.ts';
import { fushiNoTori } from './monsters/fushiNoTori.ts';
import { gateGuardian } from './monsters/gateGuardian.ts';
import { gellenduo } from './monsters/gellenduo.ts';
import { giantOrc } from './monsters/giantOrc.ts';
import { goblinAttackForce } from './monsters/goblinAttackForce.ts';
import { goddessWithTheThirdEye } from './monsters/goddessWithTheThirdEye.ts';
import { gravekeepersSpy } from './monsters/gravekeepersSpy.ts';
import { grenMajuDaEiza } from './monsters/grenMajuDaEiza.ts';
import { guardianAngelJoan } from './monsters/guardianAngelJoan.ts';
import { hiitaTheFireCharmer } from './monsters/hiitaTheFireCharmer.ts';
import { invaderOfTheThrone } from './monsters/invaderOfTheThrone.ts';
import { jinzo } from './monsters/jinzo.ts';
import { kahkkiGuerillaOfDarkWorld } from './monsters/kahkkiGuerillaOfDarkWorld.ts';
import { kaiserSeaHorse } from './monsters/kaiserSeaHorse.ts';
import { kuriboh } from './monsters/kuriboh.ts';
import { kycooTheGhostDestroyer } from './monsters/kycooTheGhostDestroyer.ts';
import { lightAndDarknessDragon } from './monsters/lightAndDarknessDragon.ts';
import { lightEffigy } from './monsters/lightEffigy.ts';
import { luckyPiedPiper } from './monsters/luckyPiedPiper.ts';
import { machineKing } from './monsters/machineKing.ts';
import { magicianOfFaith } from './monsters/magicianOfFaith.ts';
import { mobiusTheFrostMonarch } from './monsters/mobiusTheFrostMonarch.ts';
import { morphingJar } from './monsters/morphingJar.ts';
import { mukaMuka } from './monsters/mukaMuka.ts';
import { mysticalSheep1 } from './monsters/mysticalSheep1.ts';
import { mysticTomato } from './monsters/mysticTomato.ts';
import { parasiticTicky } from './monsters/parasiticTicky.ts';
import { protectorOfTheSanctuary } from './monsters/protectorOfTheSanctuary.ts';
import { sangan } from './monsters/sangan.ts';
import { sillvaWarlordOfDarkWorld } from './monsters/sillvaWarlordOfDarkWorld.ts';
import { sinisterSerpent } from './monsters/sinisterSerpent.ts';
import { spearDragon } from './monsters/spearDragon.ts';
import { spiritReaper } from './monsters/spiritReaper.ts';
import { theLegendaryFisherman } from './monsters/theLegendaryFisherman.ts';
import { theTricky } from './monsters/theTricky.ts';
import { theTrojanHorse } from './monsters/theTrojanHorse.ts';
import { theWickedAvatar } from './monsters/theWickedAvatar.ts';
import { toonGeminiElf } from './monsters/toonGeminiElf.ts';
import { toonMaskedSorcerer } from './monsters/toonMaskedSorcerer.ts';
import { tribeInfectingVirus } from './monsters/tribeInfectingVirus.ts';
import { unshavenAngler } from './monsters/unshavenAngler.ts';
import { watapon } from './monsters/watapon.ts';
import { whirlwindProdigy } from './monsters/whirlwindProdigy.ts';
import { witchsApprentice } from './monsters/witchsApprentice.ts';
import { wynnTheWindCharmer } from './monsters/wynnTheWindCharmer.ts';
import { yamataDragon } from './monsters/yamataDragon.ts';
import { yDragonHead } from './monsters/yDragonHead.ts';
import { zaborgTheThunderMonarch } from './monsters/zaborgTheThunderMonarch.ts';
import { zMetalTank } from './monsters/zMetalTank.ts';
import { alphaTheMagnetWarrior } from './normal-monsters/alphaTheMagnetWarrior.ts';
import { archfiendSoldier } from './normal-monsters/archfiendSoldier.ts';
import { battleOx } from './normal-monsters/battleOx.ts';
import { betaTheMagnetWarrior } from './normal-monsters/betaTheMagnetWarrior.ts';
import { blueEyesWhiteDragon } from './normal-monsters/blueEyesWhiteDragon.ts';
import { bokoichiTheFreighteningCar } from './normal-monsters/bokoichiTheFreighteningCar.ts';
import { celticGuardian } from './normal-monsters/celticGuardian.ts';
import { curseOfDragon } from './normal-monsters/curseOfDragon.ts';
import { cycroid } from './normal-monsters/cycroid.ts';
import { darkMagician } from './normal-monsters/darkMagician.ts';
import { dunamesDarkWitch } from './normal-monsters/dunamesDarkWitch.ts';
import { gammaTheMagnetWarrior } from './normal-monsters/gammaTheMagnetWarrior.ts';
import { gazelleTheKingOfMythicalBeasts } from './normal-monsters/gazelleTheKingOfMythicalBeasts.ts';
import { geminiElf } from './normal-monsters/geminiElf.ts';
import { giantSoldierOfStone } from './normal-monsters/giantSoldierOfStone.ts';
import { insectKnight } from './normal-monsters/insectKnight.ts';
import { laJinnTheMysticalGenieOfTheLamp } from './normal-monsters/laJinnTheMysticalGenieOfTheLamp.ts';
import { lusterDragon } from './normal-monsters/lusterDragon.ts';
import { mechanicalchaser } from './normal-monsters/mechanicalchaser.ts';
import { mysticalElf } from './normal-monsters/mysticalElf.ts';
import { opticlops } from './normal-monsters/opticlops.ts';
import { petitMoth } from './normal-monsters/petitMoth.ts';
import { skullRedBird } from './normal-monsters/skullRedBird.ts';
import { summonedSkull } from './normal-monsters/summonedSkull.ts';
import { toonAlligator } from './normal-monsters/toonAlligator.ts';
import { vorseRaider } from './normal-monsters/vorseRaider.ts';
import { blackLusterSoldier } from './rituals/blackLusterSoldier.ts';
import { darkMasterZorc } from './rituals/darkMasterZorc.ts';
import { acidRain } from './spells/acidRain.ts';
import { aLegendaryOcean } from './spells/aLegendaryOcean.ts';
import { aWingbeatOfGiantDragon } from './spells/aWingbeatOfGiantDragon.ts';
import { blackLusterRitual } from './spells/blackLusterRitual.ts';
import { blueMedicine } from './spells/blueMedicine.ts';
import { bookOfMoon } from './spells/bookOfMoon.ts';
import { breathOfLight } from './spells/breathOfLight.ts';
import { burstReturn } from './spells/burstReturn.ts';
import { butterflyDaggerElma } from './spells/butterflyDaggerElma.ts';
import { cestusOfDagla } from './spells/cestusOfDagla.ts';
import { chainStrike } from './spells/chainStrike.ts';
import { contractWithTheAbyss } from './spells/contractWithTheAbyss.ts';
import { corruptionCellA } from './spells/corruptionCellA.ts';
import { dangerousMachineType6 } from './spells/dangerousMachineType6.ts';
import { delinquentDuo } from './spells/delinquentDuo.ts';
import { deSpell } from './spells/deSpell.ts';
import { dianKetoTheCureMaster } from './spells/dianKetoTheCureMaster.ts';
import { differentDimensionCapsule } from './spells/differentDimensionCapsule.ts';
import { earthChant } from './spells/earthChant.ts';
import { emergencyProvisions } from './spells/emergencyProvisions.ts';
import { enemyController } from './spells/enemyController.ts';
import { eradicatingAerosol } from './spells/eradicatingAerosol.ts';
import { eternalDrought } from './spells/eternalDrought.ts';
import { fengshengMirror } from './spells/fengshengMirror.ts';
import { fissure } from './spells/fissure.ts';
import { followWind } from './spells/followWind.ts';
import { giantTrunade } from './spells/giantTrunade.ts';
import { goblinsSecretRemedy } from './spells/goblinsSecretRemedy.ts';
import { goblinThief } from './spells/goblinThief.ts';
import { gracefulCharity } from './spells/gracefulCharity.ts';
import { gryphonsFeatherDuster } from './spells/gryphonsFeatherDuster.ts';
import { gustFan } from './spells/gustFan.ts';
import { harpiesFeatherDuster } from './spells/harpiesFeatherDuster.ts';
import { heavyStorm } from './spells/heavyStorm.ts';
import { luckyIronAxe } from './spells/luckyIronAxe.ts';
import { magePower } from './spells/magePower.ts';
import { magicFormula } from './spells/magicFormula.ts';
import { megamorph } from './spells/megamorph.ts';
import { messengerOfPeace } from './spells/messengerOfPeace.ts';
import { metamorphosis } from './spells/metamorphosis.ts';
import { mooyanCurry } from './spells/mooyanCurry.ts';
import { mysticalSpaceTyphoon } from './spells/mysticalSpaceTyphoon.ts';
import { noblemanOfCrossout } from './spells/noblemanOfCrossout.ts';
import { ownersSeal } from './spells/ownersSeal.ts';
import { poisonOfTheOldMan } from './spells/poisonOfTheOldMan.ts';
import { polymerization } from './spells/polymerization.ts';
import { potOfGreed } from './spells/potOfGreed.ts';
import { prematureBurial } from './spells/prematureBurial.ts';
import { raigeki } from './spells/raigeki.ts';
import { rainOfMercy } from './spells/rainOfMercy.ts';
import { redMedicine } from './spells/redMedicine.ts';
import { reinforcementOfTheArmy } from './spells/reinforcementOfTheArmy.ts';
import { removeTrap } from './spells/removeTrap.ts';
import { rushRecklessly } from './spells/rushRecklessly.ts';
import { scapegoat } from './spells/scapegoat.ts';
import { senetSwitch } from './spells/senetSwitch.ts';
import { shrink } from './spells/shrink.ts';
import { smashingGround } from './spells/smashingGround.ts';
import { snatchSteal } from './spells/snatchSteal.ts';
import { soulAbsorption } from './spells/soulAbsorption.ts';
import { soulOfThePure } from './spells/soulOfThePure.ts';
import { soulTaker } from './spells/soulTaker.ts';
import { spiritualism } from './spells/spiritualism.ts';
import { springOfRebirth } from './spells/springOfRebirth.ts';
import { stopDefense } from './spells/stopDefense.ts';
import { swordsOfRevealingLight } from './spells/swordsOfRevealingLight.ts';
import { theSanctuaryInTheSky } from './spells/theSanctuaryInTheSky.ts';
import { tokenThanksgiving } from './spells/tokenThanksgiving.ts';
import { toonWorld } from './spells/toonWorld.ts';
import { umi } from './spells/umi.ts';
import { unitedWeStand } from './spells/unitedWeStand.ts';
import { upstartGoblin } from './spells/upstartGoblin.ts';
import { warriorElimination } from './spells/warriorElimination.ts';
import { waveMotionCannon } from './spells/waveMotionCannon.ts';
import { sheepToken } from './tokens/sheepToken.ts';
import { aegisOfGaia } from './traps/aegisOfGaia.ts';
import { altarForTribute } from './traps/altarForTribute.ts';
import { badReactionToSimochi } from './traps/badReactionToSimochi.ts';
import { barkOfDarkRuler } from './traps/barkOfDarkRuler.ts';
import { begoneKnave } from './traps/begoneKnave.ts';
import { bottomlessTrapHole } from './traps/bottomlessTrapHole.ts';
import { callOfTheHaunted } from './traps/callOfTheHaunted.ts';
import { ceasefire } from './traps/ceasefire.ts';
import { chainDetonation } from './traps/chainDetonation.ts';
import { chainHealing } from './traps/chainHealing.ts';
import { compulsoryEvacuationDevice } from './traps/compulsoryEvacuationDevice.ts';
import { darkDeal } from './traps/darkDeal.ts';
import { drainingShield } from './traps/drainingShield.ts';
import { dustTornado } from './traps/dustTornado.ts';
import { eatgaboon } from './traps/eatgaboon.ts';
import { elementalRecharge } from './traps/elementalRecharge.ts';
import { embodimentOfApophis } from './traps/embodimentOfApophis.ts';
import { enchantedJavelin } from './traps/enchantedJavelin.ts';
import { fuhRinKaZan } from './traps/fuhRinKaZan.ts';
import { giftCard } from './traps/giftCard.ts';
import { giftOfTheMysticalElf } from './traps/giftOfTheMysticalElf.ts';
import { hardSellinGoblin } from './traps/hardSellinGoblin.ts';
import { hornOfHeaven } from './traps/hornOfHeaven.ts';
import { houseOfAdhesiveTape } from './traps/houseOfAdhesiveTape.ts';
import { jarOfGreed } from './traps/jarOfGreed.ts';
import { kunaiWithChain } from './traps/kunaiWithChain.ts';
import { legacyOfYataGarasu } from './traps/legacyOfYataGarasu.ts';
import { magicCylinder } from './traps/magicCylinder.ts';
import { metalReflectSlime } from './traps/metalReflectSlime.ts';
import { mirrorForce } from './traps/mirrorForce.ts';
import { muko } from './traps/muko.ts';
import { needleWall } from './traps/needleWall.ts';
import { recklessGreed } from './traps/recklessGreed.ts';
import { removeBrainwashing } from './traps/removeBrainwashing.ts';
import { ringOfDestruction } from './traps/ringOfDestruction.ts';
import { royalOppression } from './traps/royalOppression.ts';
import { sakuretsuArmor } from './traps/sakuretsuArmor.ts';
import { skullDice } from './traps/skullDice.ts';
import { solemnJudgment } from './traps/solemnJudgment.ts';
import { solemnWishes } from './traps/solemnWishes.ts';
import { spellVanishing } from './traps/spellVanishing.ts';
import { strongholdTheMovingFortress } from './traps/strongholdTheMovingFortress.ts';
import { supercharge } from './traps/supercharge.ts';
import { theGiftOfGreed } from './traps/theGiftOfGreed.ts';
import { torrentialTribute } from './traps/torrentialTribute.ts';
import { trapHole } from './traps/trapHole.ts';
import { venomBurn } from './traps/venomBurn.ts';
import { wallOfRevealingLight } from './traps/wallOfRevealingLight.ts';

/** The pool. */
export const pool = [
  blueEyesUltimateDragon,
  darkBalterTheTerrible,
  darkPaladin,
  fiendSkullDragon,
  fiveHeadedDragon,
  ojamaKing,
  ryuSenshi,
  theLastWarriorFromAnotherPlanet,
  thousandEyesRestrict,
  xyDragonCannon,
  airknightParshath,
  aquarianAlessa,
  asuraPriest,
  berserkGorilla,
  besBigCore,
  besCoveredCore,
  blackLusterSoldierEnvoyOfTheBeginning,
  bladeKnight,
  breakerTheMagicalWarrior,
  brronMadKingOfDarkWorld,
  commandKnight,
  crystalBeastCobaltEagle,
  crystalBeastSapphirePegasus,
  cyberdarkKeel,
  darkEffigy,
  darkMimicLv1,
  darkMimicLv3,
  ddAssailant,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  doitsu,
  donZaloog,
  doomcaliberKnight,
  doubleCoston,
  dummyGolem,
  exarionUniverse,
  exiledForce,
  firePrincess,
  flameRuler,
  fushiNoTori,
  gateGuardian,
  gellenduo,
  giantOrc,
  goblinAttackForce,
  goddessWithTheThirdEye,
  gravekeepersSpy,
  grenMajuDaEiza,
  guardianAngelJoan,
  hiitaTheFireCharmer,
  invaderOfTheThrone,
  jinzo,
  kahkkiGuerillaOfDarkWorld,
  kaiserSeaHorse,
  kuriboh,
  kycooTheGhostDestroyer,
  lightAndDarknessDragon,
  lightEffigy,
  luckyPiedPiper,
  machineKing,
  magicianOfFaith,
  mobiusTheFrostMonarch,
  morphingJar,
  mukaMuka,
  mysticalSheep1,
  mysticTomato,
  parasiticTicky,
  protectorOfTheSanctuary,
  sangan,
  sillvaWarlordOfDarkWorld,
  sinisterSerpent,
  spearDragon,
  spiritReaper,
  theLegendaryFisherman,
  theTricky,
  theTrojanHorse,
  theWickedAvatar,
  toonGeminiElf,
  toonMaskedSorcerer,
  tribeInfectingVirus,
  unshavenAngler,
  watapon,
  whirlwindProdigy,
  witchsApprentice,
  wynnTheWindCharmer,
  yamataDragon,
  yDragonHead,
  zaborgTheThunderMonarch,
  zMetalTank,
  alphaTheMagnetWarrior,
  archfiendSoldier,
  battleOx,
  betaTheMagnetWarrior,
  blueEyesWhiteDragon,
  bokoichiTheFreighteningCar,
  celticGuardian,
  curseOfDragon,
  cycroid,
  darkMagician,
  dunamesDarkWitch,
  gammaTheMagnetWarrior,
  gazelleTheKingOfMythicalBeasts,
  geminiElf,
  giantSoldierOfStone,
  insectKnight,
  laJinnTheMysticalGenieOfTheLamp,
  lusterDragon,
  mechanicalchaser,
  mysticalElf,
  opticlops,
  petitMoth,
  skullRedBird,
  summonedSkull,
  toonAlligator,
  vorseRaider,
  blackLusterSoldier,
  darkMasterZorc,
  acidRain,
  aLegendaryOcean,
  aWingbeatOfGiantDragon,
  blackLusterRitual,
  blueMedicine,
  bookOfMoon,
  breathOfLight,
  burstReturn,
  butterflyDaggerElma,
  cestusOfDagla,
  chainStrike,
  contractWithTheAbyss,
  corruptionCellA,
  dangerousMachineType6,
  delinquentDuo,
  deSpell,
  dianKetoTheCureMaster,
  differentDimensionCapsule,
  earthChant,
  emergencyProvisions,
  enemyController,
  eradicatingAerosol,
  eternalDrought,
  fengshengMirror,
  fissure,
  followWind,
  giantTrunade,
  goblinsSecretRemedy,
  goblinThief,
  gracefulCharity,
  gryphonsFeatherDuster,
  gustFan,
  harpiesFeatherDuster,
  heavyStorm,
  luckyIronAxe,
  magePower,
  magicFormula,
  megamorph,
  messengerOfPeace,
  metamorphosis,
  mooyanCurry,
  mysticalSpaceTyphoon,
  noblemanOfCrossout,
  ownersSeal,
  poisonOfTheOldMan,
  polymerization,
  potOfGreed,
  prematureBurial,
  raigeki,
  rainOfMercy,
  redMedicine,
  reinforcementOfTheArmy,
  removeTrap,
  rushRecklessly,
  scapegoat,
  senetSwitch,
  shrink,
  smashingGround,
  snatchSteal,
  soulAbsorption,
  soulOfThePure,
  soulTaker,
  spiritualism,
  springOfRebirth,
  stopDefense,
  swordsOfRevealingLight,
  theSanctuaryInTheSky,
  tokenThanksgiving,
  toonWorld,
  umi,
  unitedWeStand,
  upstartGoblin,
  warriorElimination,
  waveMotionCannon,
  sheepToken,
  aegisOfGaia,
  altarForTribute,
  badReactionToSimochi,
  barkOfDarkRuler,
  begoneKnave,
  bottomlessTrapHole,
  callOfTheHaunted,
  ceasefire,
  chainDetonation,
  chainHealing,
  compulsoryEvacuationDevice,
  darkDeal,
  drainingShield,
  dustTornado,
  eatgaboon,
  elementalRecharge,
  embodimentOfApophis,
  enchantedJavelin,
  fuhRinKaZan,
  giftCard,
  giftOfTheMysticalElf,
  hardSellinGoblin,
  hornOfHeaven,
  houseOfAdhesiveTape,
  jarOfGreed,
  kunaiWithChain,
  legacyOfYataGarasu,
  magicCylinder,
  metalReflectSlime,
  mirrorForce,
  muko,
  needleWall,
  recklessGreed,
  removeBrainwashing,
  ringOfDestruction,
  royalOppression,
  sakuretsuArmor,
  skullDice,
  solemnJudgment,
  solemnWishes,
  spellVanishing,
  strongholdTheMovingFortress,
  supercharge,
  theGiftOfGreed,
  torrentialTribute,
  trapHole,
  venomBurn,
  wallOfRevealingLight,
] as const;
