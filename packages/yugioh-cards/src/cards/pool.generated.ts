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
import { absorbingKidFromTheSky } from './monsters/absorbingKidFromTheSky.ts';
import { aCatOfIllOmen } from './monsters/aCatOfIllOmen.ts';
import { airknightParshath } from './monsters/airknightParshath.ts';
import { ambulanceroid } from './monsters/ambulanceroid.ts';
import { anOwlOfLuck } from './monsters/anOwlOfLuck.ts';
import { aquarianAlessa } from './monsters/aquarianAlessa.ts';
import { armedNinja } from './monsters/armedNinja.ts';
import { arsenalSummoner } from './monsters/arsenalSummoner.ts';
import { asuraPriest } from './monsters/asuraPriest.ts';
import { aswanApparition } from './monsters/aswanApparition.ts';
import { avatarOfThePot } from './monsters/avatarOfThePot.ts';
import { banisherOfTheLight } from './monsters/banisherOfTheLight.ts';
import { banisherOfTheRadiance } from './monsters/banisherOfTheRadiance.ts';
import { behemothTheKingOfAllAnimals } from './monsters/behemothTheKingOfAllAnimals.ts';
import { berfomet } from './monsters/berfomet.ts';
import { berserkGorilla } from './monsters/berserkGorilla.ts';
import { besBigCore } from './monsters/besBigCore.ts';
import { besCoveredCore } from './monsters/besCoveredCore.ts';
import { birdface } from './monsters/birdface.ts';
import { blackLusterSoldierEnvoyOfTheBeginning } from './monsters/blackLusterSoldierEnvoyOfTheBeginning.ts';
import { blackPtera } from './monsters/blackPtera.ts';
import { bladeKnight } from './monsters/bladeKnight.ts';
import { breakerTheMagicalWarrior } from './monsters/breakerTheMagicalWarrior.ts';
import { brronMadKingOfDarkWorld } from './monsters/brronMadKingOfDarkWorld.ts';
import { burningAlgae } from './monsters/burningAlgae.ts';
import { byserShock } from './monsters/byserShock.ts';
import { cannonSoldier } from './monsters/cannonSoldier.ts';
import { cardTrooper } from './monsters/cardTrooper.ts';
import { chainsawInsect } from './monsters/chainsawInsect.ts';
import { cockroachKnight } from './monsters/cockroachKnight.ts';
import { commandKnight } from './monsters/commandKnight.ts';
import { crassClown } from './monsters/crassClown.ts';
import { crimsonSentry } from './monsters/crimsonSentry.ts';
import { crystalBeastCobaltEagle } from './monsters/crystalBeastCobaltEagle.ts';
import { crystalBeastSapphirePegasus } from './monsters/crystalBeastSapphirePegasus.ts';
import { crystalSeer } from './monsters/crystalSeer.ts';
import { cyberdarkKeel } from './monsters/cyberdarkKeel.ts';
import { cyberEsper } from './monsters/cyberEsper.ts';
import { cyberJar } from './monsters/cyberJar.ts';
import { darkCatWithWhiteTail } from './monsters/darkCatWithWhiteTail.ts';
import { darkEffigy } from './monsters/darkEffigy.ts';
import { darkMimicLv1 } from './monsters/darkMimicLv1.ts';
import { darkMimicLv3 } from './monsters/darkMimicLv3.ts';
import { darkScorpionChickTheYellow } from './monsters/darkScorpionChickTheYellow.ts';
import { darkScorpionMeanaeTheThorn } from './monsters/darkScorpionMeanaeTheThorn.ts';
import { ddAssailant } from './monsters/ddAssailant.ts';
import { ddWarriorLady } from './monsters/ddWarriorLady.ts';
import { dekoichiTheBattlechantedLocomotive } from './monsters/dekoichiTheBattlechantedLocomotive.ts';
import { desFeralImp } from './monsters/desFeralImp.ts';
import { desLacooda } from './monsters/desLacooda.ts';
import { despairFromTheDark } from './monsters/despairFromTheDark.ts';
import { destinyHeroDiskCommander } from './monsters/destinyHeroDiskCommander.ts';
import { destinyHeroDreadmaster } from './monsters/destinyHeroDreadmaster.ts';
import { doitsu } from './monsters/doitsu.ts';
import { donZaloog } from './monsters/donZaloog.ts';
import { doomcaliberKnight } from './monsters/doomcaliberKnight.ts';
import { doubleCoston } from './monsters/doubleCoston.ts';
import { dreamClown } from './monsters/dreamClown.ts';
import { dummyGolem } from './monsters/dummyGolem.ts';
import { elementalHeroBubbleman } from './monsters/elementalHeroBubbleman.ts';
import { elementalHeroStratos } from './monsters/elementalHeroStratos.ts';
import { elephantStatueOfBlessing } from './monsters/elephantStatueOfBlessing.ts';
import { emissaryOfTheAfterlife } from './monsters/emissaryOfTheAfterlife.ts';
import { exarionUniverse } from './monsters/exarionUniverse.ts';
import { exiledForce } from './monsters/exiledForce.ts';
import { fairyGuardian } from './monsters/fairyGuardian.ts';
import { fearFromTheDark } from './monsters/fearFromTheDark.ts';
import { fiberJar } from './monsters/fiberJar.ts';
import { firePrincess } from './monsters/firePrincess.ts';
import { flameOgre } from './monsters/flameOgre.ts';
import { flameRuler } from './monsters/flameRuler.ts';
import { fushiNoTori } from './monsters/fushiNoTori.ts';
import { fusilierDragonTheDualModeBeast } from './monsters/fusilierDragonTheDualModeBeast.ts';
import { galeLizard } from './monsters/galeLizard.ts';
import { gateGuardian } from './monsters/gateGuardian.ts';
import { gellenduo } from './monsters/gellenduo.ts';
import { ghostKnightOfJackal } from './monsters/ghostKnightOfJackal.ts';
import { giantOrc } from './monsters/giantOrc.ts';
import { giantRat } from './monsters/giantRat.ts';
import { gilasaurus } from './monsters/gilasaurus.ts';
import { goblinAttackForce } from './monsters/goblinAttackForce.ts';
import { goblinZombie } from './monsters/goblinZombie.ts';
import { goddessWithTheThirdEye } from './monsters/goddessWithTheThirdEye.ts';
import { gokipon } from './monsters/gokipon.ts';
import { golemSentry } from './monsters/golemSentry.ts';
import { gradiusOption } from './monsters/gradiusOption.ts';
import { granadora } from './monsters/granadora.ts';
import { gravekeepersChief } from './monsters/gravekeepersChief.ts';
import { gravekeepersGuard } from './monsters/gravekeepersGuard.ts';
import { gravekeepersSpy } from './monsters/gravekeepersSpy.ts';
import { greenBaboonDefenderOfTheForest } from './monsters/greenBaboonDefenderOfTheForest.ts';
import { greenGadget } from './monsters/greenGadget.ts';
import { grenMajuDaEiza } from './monsters/grenMajuDaEiza.ts';
import { guardianAngelJoan } from './monsters/guardianAngelJoan.ts';
import { guardianSphinx } from './monsters/guardianSphinx.ts';
import { guardianStatue } from './monsters/guardianStatue.ts';
import { hadeHane } from './monsters/hadeHane.ts';
import { haneHane } from './monsters/haneHane.ts';
import { helpingRoboForCombat } from './monsters/helpingRoboForCombat.ts';
import { hiitaTheFireCharmer } from './monsters/hiitaTheFireCharmer.ts';
import { hyperHammerhead } from './monsters/hyperHammerhead.ts';
import { hystericFairy } from './monsters/hystericFairy.ts';
import { invaderOfTheThrone } from './monsters/invaderOfTheThrone.ts';
import { ironBlacksmithKotetsu } from './monsters/ironBlacksmithKotetsu.ts';
import { jinzo } from './monsters/jinzo.ts';
import { kahkkiGuerillaOfDarkWorld } from './monsters/kahkkiGuerillaOfDarkWorld.ts';
import { kaiserGlider } from './monsters/kaiserGlider.ts';
import { kaiserSeaHorse } from './monsters/kaiserSeaHorse.ts';
import { kelbek } from './monsters/kelbek.ts';
import { keldo } from './monsters/keldo.ts';
import { kuriboh } from './monsters/kuriboh.ts';
import { kycooTheGhostDestroyer } from './monsters/kycooTheGhostDestroyer.ts';
import { ladyPanther } from './monsters/ladyPanther.ts';
import { lichLordKingOfTheUnderworld } from './monsters/lichLordKingOfTheUnderworld.ts';
import { lightAndDarknessDragon } from './monsters/lightAndDarknessDragon.ts';
import { lightEffigy } from './monsters/lightEffigy.ts';
import { lordPoison } from './monsters/lordPoison.ts';
import { luckyPiedPiper } from './monsters/luckyPiedPiper.ts';
import { machinaDefender } from './monsters/machinaDefender.ts';
import { machinaForce } from './monsters/machinaForce.ts';
import { machineKing } from './monsters/machineKing.ts';
import { magicalMerchant } from './monsters/magicalMerchant.ts';
import { magicianOfFaith } from './monsters/magicianOfFaith.ts';
import { manEaterBug } from './monsters/manEaterBug.ts';
import { manjuOfTheTenThousandHands } from './monsters/manjuOfTheTenThousandHands.ts';
import { maskedSorcerer } from './monsters/maskedSorcerer.ts';
import { maskOfDarkness } from './monsters/maskOfDarkness.ts';
import { megarockDragon } from './monsters/megarockDragon.ts';
import { mobiusTheFrostMonarch } from './monsters/mobiusTheFrostMonarch.ts';
import { moltenZombie } from './monsters/moltenZombie.ts';
import { monsterEye } from './monsters/monsterEye.ts';
import { morphingJar } from './monsters/morphingJar.ts';
import { morphingJar2 } from './monsters/morphingJar2.ts';
import { mukaMuka } from './monsters/mukaMuka.ts';
import { mysteriousGuard } from './monsters/mysteriousGuard.ts';
import { mysteriousPuppeteer } from './monsters/mysteriousPuppeteer.ts';
import { mysticalSheep1 } from './monsters/mysticalSheep1.ts';
import { mysticTomato } from './monsters/mysticTomato.ts';
import { neoParshathTheSkyPaladin } from './monsters/neoParshathTheSkyPaladin.ts';
import { neoSpacianAirHummingbird } from './monsters/neoSpacianAirHummingbird.ts';
import { neoSpacianGlowMoss } from './monsters/neoSpacianGlowMoss.ts';
import { neoSpacianGrandMole } from './monsters/neoSpacianGrandMole.ts';
import { nightAssailant } from './monsters/nightAssailant.ts';
import { nightmarePenguin } from './monsters/nightmarePenguin.ts';
import { nimbleMomonga } from './monsters/nimbleMomonga.ts';
import { novaSummoner } from './monsters/novaSummoner.ts';
import { nubianGuard } from './monsters/nubianGuard.ts';
import { outstandingDogMarron } from './monsters/outstandingDogMarron.ts';
import { parasiteParacide } from './monsters/parasiteParacide.ts';
import { parasiticTicky } from './monsters/parasiticTicky.ts';
import { penguinSoldier } from './monsters/penguinSoldier.ts';
import { pixieKnight } from './monsters/pixieKnight.ts';
import { poisonDrawFrog } from './monsters/poisonDrawFrog.ts';
import { protectorOfTheSanctuary } from './monsters/protectorOfTheSanctuary.ts';
import { puppetMaster } from './monsters/puppetMaster.ts';
import { radiantJeral } from './monsters/radiantJeral.ts';
import { reaperOfTheCards } from './monsters/reaperOfTheCards.ts';
import { redGadget } from './monsters/redGadget.ts';
import { regeneratingMummy } from './monsters/regeneratingMummy.ts';
import { rescueroid } from './monsters/rescueroid.ts';
import { rocFromTheValleyOfHaze } from './monsters/rocFromTheValleyOfHaze.ts';
import { royalKnight } from './monsters/royalKnight.ts';
import { sacredCrane } from './monsters/sacredCrane.ts';
import { sandMoth } from './monsters/sandMoth.ts';
import { sangan } from './monsters/sangan.ts';
import { sasukeSamurai3 } from './monsters/sasukeSamurai3.ts';
import { scarrScoutOfDarkWorld } from './monsters/scarrScoutOfDarkWorld.ts';
import { senjuOfTheThousandHands } from './monsters/senjuOfTheThousandHands.ts';
import { serpentinePrincess } from './monsters/serpentinePrincess.ts';
import { shadowGhoul } from './monsters/shadowGhoul.ts';
import { sillvaWarlordOfDarkWorld } from './monsters/sillvaWarlordOfDarkWorld.ts';
import { sinisterSerpent } from './monsters/sinisterSerpent.ts';
import { skelengel } from './monsters/skelengel.ts';
import { skullMarkLadybug } from './monsters/skullMarkLadybug.ts';
import { sonicBird } from './monsters/sonicBird.ts';
import { spearCretin } from './monsters/spearCretin.ts';
import { spearDragon } from './monsters/spearDragon.ts';
import { spiritCaller } from './monsters/spiritCaller.ts';
import { spiritOfThePharaoh } from './monsters/spiritOfThePharaoh.ts';
import { spiritReaper } from './monsters/spiritReaper.ts';
import { strayAsmodian } from './monsters/strayAsmodian.ts';
import { submarineroid } from './monsters/submarineroid.ts';
import { swiftBirdmanJoe } from './monsters/swiftBirdmanJoe.ts';
import { tADPOLE } from './monsters/tADPOLE.ts';
import { theAgentOfWisdomMercury } from './monsters/theAgentOfWisdomMercury.ts';
import { theBistroButcher } from './monsters/theBistroButcher.ts';
import { theForgivingMaiden } from './monsters/theForgivingMaiden.ts';
import { theImmortalOfThunder } from './monsters/theImmortalOfThunder.ts';
import { theLegendaryFisherman } from './monsters/theLegendaryFisherman.ts';
import { theTricky } from './monsters/theTricky.ts';
import { theTrojanHorse } from './monsters/theTrojanHorse.ts';
import { theWickedAvatar } from './monsters/theWickedAvatar.ts';
import { theWickedEraser } from './monsters/theWickedEraser.ts';
import { threeHumplacooda } from './monsters/threeHumplacooda.ts';
import { toonGeminiElf } from './monsters/toonGeminiElf.ts';
import { toonMaskedSorcerer } from './monsters/toonMaskedSorcerer.ts';
import { tornadoBird } from './monsters/tornadoBird.ts';
import { tribeInfectingVirus } from './monsters/tribeInfectingVirus.ts';
import { uforoid } from './monsters/uforoid.ts';
import { unshavenAngler } from './monsters/unshavenAngler.ts';
import { valkyrionTheMagnaWarrior } from './monsters/valkyrionTheMagnaWarrior.ts';
import { vampireBaby } from './monsters/vampireBaby.ts';
import { volcanicShell } from './monsters/volcanicShell.ts';
import { wallOfIllusion } from './monsters/wallOfIllusion.ts';
import { warriorLadyOfTheWasteland } from './monsters/warriorLadyOfTheWasteland.ts';
import { watapon } from './monsters/watapon.ts';
import { waterDragon } from './monsters/waterDragon.ts';
import { whirlwindProdigy } from './monsters/whirlwindProdigy.ts';
import { witchOfTheBlackForest } from './monsters/witchOfTheBlackForest.ts';
import { witchsApprentice } from './monsters/witchsApprentice.ts';
import { woodlandSprite } from './monsters/woodlandSprite.ts';
import { wroughtweiler } from './monsters/wroughtweiler.ts';
import { wynnTheWindCharmer } from './monsters/wynnTheWindCharmer.ts';
import { yamataDragon } from './monsters/yamataDragon.ts';
import { yDragonHead } from './monsters/yDragonHead.ts';
import { yellowGadget } from './monsters/yellowGadget.ts';
import { zaborgTheThunderMonarch } from './monsters/zaborgTheThunderMonarch.ts';
import { zMetalTank } from './monsters/zMetalTank.ts';
import { zolga } from './monsters/zolga.ts';
import { zombieMaster } from './monsters/zombieMaster.ts';
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
import { elementalHeroBurstinatrix } from './normal-monsters/elementalHeroBurstinatrix.ts';
import { gammaTheMagnetWarrior } from './normal-monsters/gammaTheMagnetWarrior.ts';
import { gazelleTheKingOfMythicalBeasts } from './normal-monsters/gazelleTheKingOfMythicalBeasts.ts';
import { geminiElf } from './normal-monsters/geminiElf.ts';
import { giantSoldierOfStone } from './normal-monsters/giantSoldierOfStone.ts';
import { harpieLady } from './normal-monsters/harpieLady.ts';
import { insectKnight } from './normal-monsters/insectKnight.ts';
import { laJinnTheMysticalGenieOfTheLamp } from './normal-monsters/laJinnTheMysticalGenieOfTheLamp.ts';
import { lusterDragon } from './normal-monsters/lusterDragon.ts';
import { mechanicalchaser } from './normal-monsters/mechanicalchaser.ts';
import { mysticalElf } from './normal-monsters/mysticalElf.ts';
import { ojamaBlack } from './normal-monsters/ojamaBlack.ts';
import { ojamaGreen } from './normal-monsters/ojamaGreen.ts';
import { ojamaYellow } from './normal-monsters/ojamaYellow.ts';
import { opticlops } from './normal-monsters/opticlops.ts';
import { petitMoth } from './normal-monsters/petitMoth.ts';
import { skullRedBird } from './normal-monsters/skullRedBird.ts';
import { soitsu } from './normal-monsters/soitsu.ts';
import { summonedSkull } from './normal-monsters/summonedSkull.ts';
import { toonAlligator } from './normal-monsters/toonAlligator.ts';
import { vorseRaider } from './normal-monsters/vorseRaider.ts';
import { xHeadCannon } from './normal-monsters/xHeadCannon.ts';
import { blackLusterSoldier } from './rituals/blackLusterSoldier.ts';
import { darkMasterZorc } from './rituals/darkMasterZorc.ts';
import { acidRain } from './spells/acidRain.ts';
import { aLegendaryOcean } from './spells/aLegendaryOcean.ts';
import { amuletOfAmbition } from './spells/amuletOfAmbition.ts';
import { ancientGearWorkshop } from './spells/ancientGearWorkshop.ts';
import { armedChanger } from './spells/armedChanger.ts';
import { autonomousActionUnit } from './spells/autonomousActionUnit.ts';
import { aWingbeatOfGiantDragon } from './spells/aWingbeatOfGiantDragon.ts';
import { axeOfDespair } from './spells/axeOfDespair.ts';
import { batteryCharger } from './spells/batteryCharger.ts';
import { blackLusterRitual } from './spells/blackLusterRitual.ts';
import { blueMedicine } from './spells/blueMedicine.ts';
import { bondingH2o } from './spells/bondingH2o.ts';
import { bookOfMoon } from './spells/bookOfMoon.ts';
import { breathOfLight } from './spells/breathOfLight.ts';
import { burstReturn } from './spells/burstReturn.ts';
import { butterflyDaggerElma } from './spells/butterflyDaggerElma.ts';
import { cardOfSafeReturn } from './spells/cardOfSafeReturn.ts';
import { cestusOfDagla } from './spells/cestusOfDagla.ts';
import { chainStrike } from './spells/chainStrike.ts';
import { clockTowerPrison } from './spells/clockTowerPrison.ts';
import { cocoonRebirth } from './spells/cocoonRebirth.ts';
import { commonSoul } from './spells/commonSoul.ts';
import { contractWithTheAbyss } from './spells/contractWithTheAbyss.ts';
import { corruptionCellA } from './spells/corruptionCellA.ts';
import { dangerousMachineType6 } from './spells/dangerousMachineType6.ts';
import { darkFactoryOfMassProduction } from './spells/darkFactoryOfMassProduction.ts';
import { dedicationThroughLightAndDarkness } from './spells/dedicationThroughLightAndDarkness.ts';
import { delinquentDuo } from './spells/delinquentDuo.ts';
import { deSpell } from './spells/deSpell.ts';
import { dianKetoTheCureMaster } from './spells/dianKetoTheCureMaster.ts';
import { differentDimensionCapsule } from './spells/differentDimensionCapsule.ts';
import { earthChant } from './spells/earthChant.ts';
import { eEmergencyCall } from './spells/eEmergencyCall.ts';
import { emblemOfDragonDestroyer } from './spells/emblemOfDragonDestroyer.ts';
import { emergencyProvisions } from './spells/emergencyProvisions.ts';
import { enemyController } from './spells/enemyController.ts';
import { eradicatingAerosol } from './spells/eradicatingAerosol.ts';
import { eternalDrought } from './spells/eternalDrought.ts';
import { fairyOfTheSpring } from './spells/fairyOfTheSpring.ts';
import { fengshengMirror } from './spells/fengshengMirror.ts';
import { fifthHope } from './spells/fifthHope.ts';
import { fissure } from './spells/fissure.ts';
import { flintMissile } from './spells/flintMissile.ts';
import { followWind } from './spells/followWind.ts';
import { fulfillmentOfTheContract } from './spells/fulfillmentOfTheContract.ts';
import { fusionSage } from './spells/fusionSage.ts';
import { gatewayToDarkWorld } from './spells/gatewayToDarkWorld.ts';
import { gatherYourMind } from './spells/gatherYourMind.ts';
import { giantTrunade } from './spells/giantTrunade.ts';
import { goblinsSecretRemedy } from './spells/goblinsSecretRemedy.ts';
import { goblinThief } from './spells/goblinThief.ts';
import { gracefulCharity } from './spells/gracefulCharity.ts';
import { gryphonsFeatherDuster } from './spells/gryphonsFeatherDuster.ts';
import { guardPenalty } from './spells/guardPenalty.ts';
import { gustFan } from './spells/gustFan.ts';
import { harpiesFeatherDuster } from './spells/harpiesFeatherDuster.ts';
import { heavyStorm } from './spells/heavyStorm.ts';
import { hornOfLight } from './spells/hornOfLight.ts';
import { hornOfTheUnicorn } from './spells/hornOfTheUnicorn.ts';
import { inspection } from './spells/inspection.ts';
import { knightsTitle } from './spells/knightsTitle.ts';
import { lastWill } from './spells/lastWill.ts';
import { levelDown } from './spells/levelDown.ts';
import { levelModulation } from './spells/levelModulation.ts';
import { lightenTheLoad } from './spells/lightenTheLoad.ts';
import { luckyIronAxe } from './spells/luckyIronAxe.ts';
import { magePower } from './spells/magePower.ts';
import { magicalMallet } from './spells/magicalMallet.ts';
import { magicFormula } from './spells/magicFormula.ts';
import { magnetCircleLv2 } from './spells/magnetCircleLv2.ts';
import { malevolentNuzzler } from './spells/malevolentNuzzler.ts';
import { megamorph } from './spells/megamorph.ts';
import { messengerOfPeace } from './spells/messengerOfPeace.ts';
import { metamorphosis } from './spells/metamorphosis.ts';
import { mindWipe } from './spells/mindWipe.ts';
import { monsterReborn } from './spells/monsterReborn.ts';
import { monsterRecovery } from './spells/monsterRecovery.ts';
import { mooyanCurry } from './spells/mooyanCurry.ts';
import { moraleBoost } from './spells/moraleBoost.ts';
import { mysticalSpaceTyphoon } from './spells/mysticalSpaceTyphoon.ts';
import { mystikWok } from './spells/mystikWok.ts';
import { necklaceOfCommand } from './spells/necklaceOfCommand.ts';
import { necrovalley } from './spells/necrovalley.ts';
import { noblemanOfCrossout } from './spells/noblemanOfCrossout.ts';
import { ojamagic } from './spells/ojamagic.ts';
import { oOversoul } from './spells/oOversoul.ts';
import { ownersSeal } from './spells/ownersSeal.ts';
import { painfulChoice } from './spells/painfulChoice.ts';
import { photonGeneratorUnit } from './spells/photonGeneratorUnit.ts';
import { poisonOfTheOldMan } from './spells/poisonOfTheOldMan.ts';
import { polymerization } from './spells/polymerization.ts';
import { potOfAvarice } from './spells/potOfAvarice.ts';
import { potOfGreed } from './spells/potOfGreed.ts';
import { preciousCardsFromBeyond } from './spells/preciousCardsFromBeyond.ts';
import { prematureBurial } from './spells/prematureBurial.ts';
import { raigeki } from './spells/raigeki.ts';
import { rainOfMercy } from './spells/rainOfMercy.ts';
import { recurringNightmare } from './spells/recurringNightmare.ts';
import { redMedicine } from './spells/redMedicine.ts';
import { reinforcementOfTheArmy } from './spells/reinforcementOfTheArmy.ts';
import { reload } from './spells/reload.ts';
import { removeTrap } from './spells/removeTrap.ts';
import { rushRecklessly } from './spells/rushRecklessly.ts';
import { salvage } from './spells/salvage.ts';
import { scapegoat } from './spells/scapegoat.ts';
import { sebeksBlessing } from './spells/sebeksBlessing.ts';
import { senetSwitch } from './spells/senetSwitch.ts';
import { serialSpell } from './spells/serialSpell.ts';
import { seven } from './spells/seven.ts';
import { shrink } from './spells/shrink.ts';
import { silentDoom } from './spells/silentDoom.ts';
import { skyscraper2HeroCity } from './spells/skyscraper2HeroCity.ts';
import { smashingGround } from './spells/smashingGround.ts';
import { snatchSteal } from './spells/snatchSteal.ts';
import { soulAbsorption } from './spells/soulAbsorption.ts';
import { soulOfFire } from './spells/soulOfFire.ts';
import { soulOfThePure } from './spells/soulOfThePure.ts';
import { soulReversal } from './spells/soulReversal.ts';
import { soulTaker } from './spells/soulTaker.ts';
import { spellAbsorption } from './spells/spellAbsorption.ts';
import { spellReproduction } from './spells/spellReproduction.ts';
import { spiritualism } from './spells/spiritualism.ts';
import { springOfRebirth } from './spells/springOfRebirth.ts';
import { stopDefense } from './spells/stopDefense.ts';
import { summonersArt } from './spells/summonersArt.ts';
import { swordOfDarkRites } from './spells/swordOfDarkRites.ts';
import { swordOfDeepSeated } from './spells/swordOfDeepSeated.ts';
import { swordsOfRevealingLight } from './spells/swordsOfRevealingLight.ts';
import { symbolOfHeritage } from './spells/symbolOfHeritage.ts';
import { symbolsOfDuty } from './spells/symbolsOfDuty.ts';
import { tailSwipe } from './spells/tailSwipe.ts';
import { templeOfTheKings } from './spells/templeOfTheKings.ts';
import { terraforming } from './spells/terraforming.ts';
import { theFluteOfSummoningKuriboh } from './spells/theFluteOfSummoningKuriboh.ts';
import { theForcefulSentry } from './spells/theForcefulSentry.ts';
import { theGraveyardInTheFourthDimension } from './spells/theGraveyardInTheFourthDimension.ts';
import { thePuppetMagicOfDarkRuler } from './spells/thePuppetMagicOfDarkRuler.ts';
import { theSanctuaryInTheSky } from './spells/theSanctuaryInTheSky.ts';
import { theShallowGrave } from './spells/theShallowGrave.ts';
import { theWarriorReturningAlive } from './spells/theWarriorReturningAlive.ts';
import { tokenThanksgiving } from './spells/tokenThanksgiving.ts';
import { toonTableOfContents } from './spells/toonTableOfContents.ts';
import { toonWorld } from './spells/toonWorld.ts';
import { umi } from './spells/umi.ts';
import { unitedWeStand } from './spells/unitedWeStand.ts';
import { upstartGoblin } from './spells/upstartGoblin.ts';
import { vehicroidConnectionZone } from './spells/vehicroidConnectionZone.ts';
import { warriorElimination } from './spells/warriorElimination.ts';
import { waveMotionCannon } from './spells/waveMotionCannon.ts';
import { sheepToken } from './tokens/sheepToken.ts';
import { aegisOfGaia } from './traps/aegisOfGaia.ts';
import { altarForTribute } from './traps/altarForTribute.ts';
import { appropriate } from './traps/appropriate.ts';
import { backsToTheWall } from './traps/backsToTheWall.ts';
import { backupSoldier } from './traps/backupSoldier.ts';
import { badReactionToSimochi } from './traps/badReactionToSimochi.ts';
import { barkOfDarkRuler } from './traps/barkOfDarkRuler.ts';
import { beastSoulSwap } from './traps/beastSoulSwap.ts';
import { begoneKnave } from './traps/begoneKnave.ts';
import { birthright } from './traps/birthright.ts';
import { bottomlessTrapHole } from './traps/bottomlessTrapHole.ts';
import { callOfTheHaunted } from './traps/callOfTheHaunted.ts';
import { ceasefire } from './traps/ceasefire.ts';
import { chainDestruction } from './traps/chainDestruction.ts';
import { chainDetonation } from './traps/chainDetonation.ts';
import { chainHealing } from './traps/chainHealing.ts';
import { cocoonVeil } from './traps/cocoonVeil.ts';
import { compulsoryEvacuationDevice } from './traps/compulsoryEvacuationDevice.ts';
import { darkDeal } from './traps/darkDeal.ts';
import { destinyMirage } from './traps/destinyMirage.ts';
import { disturbanceStrategy } from './traps/disturbanceStrategy.ts';
import { dragonCaptureJar } from './traps/dragonCaptureJar.ts';
import { drainingShield } from './traps/drainingShield.ts';
import { dramaticRescue } from './traps/dramaticRescue.ts';
import { dTime } from './traps/dTime.ts';
import { dustTornado } from './traps/dustTornado.ts';
import { eatgaboon } from './traps/eatgaboon.ts';
import { elementalRecharge } from './traps/elementalRecharge.ts';
import { embodimentOfApophis } from './traps/embodimentOfApophis.ts';
import { enchantedJavelin } from './traps/enchantedJavelin.ts';
import { fuhRinKaZan } from './traps/fuhRinKaZan.ts';
import { generationShift } from './traps/generationShift.ts';
import { giftCard } from './traps/giftCard.ts';
import { giftOfTheMysticalElf } from './traps/giftOfTheMysticalElf.ts';
import { goodGoblinHousekeeping } from './traps/goodGoblinHousekeeping.ts';
import { hardSellinGoblin } from './traps/hardSellinGoblin.ts';
import { hardSellinZombie } from './traps/hardSellinZombie.ts';
import { heavySlump } from './traps/heavySlump.ts';
import { heroMedal } from './traps/heroMedal.ts';
import { hiddenSpellbook } from './traps/hiddenSpellbook.ts';
import { hornOfHeaven } from './traps/hornOfHeaven.ts';
import { houseOfAdhesiveTape } from './traps/houseOfAdhesiveTape.ts';
import { jarOfGreed } from './traps/jarOfGreed.ts';
import { kidGuard } from './traps/kidGuard.ts';
import { kunaiWithChain } from './traps/kunaiWithChain.ts';
import { lastTurn } from './traps/lastTurn.ts';
import { legacyOfYataGarasu } from './traps/legacyOfYataGarasu.ts';
import { lifeAbsorbingMachine } from './traps/lifeAbsorbingMachine.ts';
import { magicalHats } from './traps/magicalHats.ts';
import { magicCylinder } from './traps/magicCylinder.ts';
import { majorRiot } from './traps/majorRiot.ts';
import { metalReflectSlime } from './traps/metalReflectSlime.ts';
import { mirrorForce } from './traps/mirrorForce.ts';
import { muko } from './traps/muko.ts';
import { needleWall } from './traps/needleWall.ts';
import { numinousHealer } from './traps/numinousHealer.ts';
import { nutrientZ } from './traps/nutrientZ.ts';
import { ordealOfATraveler } from './traps/ordealOfATraveler.ts';
import { prepareToStrikeBack } from './traps/prepareToStrikeBack.ts';
import { rayOfHope } from './traps/rayOfHope.ts';
import { recklessGreed } from './traps/recklessGreed.ts';
import { relieveMonster } from './traps/relieveMonster.ts';
import { removeBrainwashing } from './traps/removeBrainwashing.ts';
import { ringOfDestruction } from './traps/ringOfDestruction.ts';
import { riteOfSpirit } from './traps/riteOfSpirit.ts';
import { royalOppression } from './traps/royalOppression.ts';
import { sakuretsuArmor } from './traps/sakuretsuArmor.ts';
import { skullDice } from './traps/skullDice.ts';
import { solemnJudgment } from './traps/solemnJudgment.ts';
import { solemnWishes } from './traps/solemnWishes.ts';
import { soulResurrection } from './traps/soulResurrection.ts';
import { spellVanishing } from './traps/spellVanishing.ts';
import { spiritualEarthArtKurogane } from './traps/spiritualEarthArtKurogane.ts';
import { strongholdTheMovingFortress } from './traps/strongholdTheMovingFortress.ts';
import { supercharge } from './traps/supercharge.ts';
import { theForcesOfDarkness } from './traps/theForcesOfDarkness.ts';
import { theGiftOfGreed } from './traps/theGiftOfGreed.ts';
import { theGraveOfEnkindling } from './traps/theGraveOfEnkindling.ts';
import { theSpellAbsorbingLife } from './traps/theSpellAbsorbingLife.ts';
import { theTransmigrationProphecy } from './traps/theTransmigrationProphecy.ts';
import { timeMachine } from './traps/timeMachine.ts';
import { torrentialTribute } from './traps/torrentialTribute.ts';
import { trapHole } from './traps/trapHole.ts';
import { ultimateOffering } from './traps/ultimateOffering.ts';
import { venomBurn } from './traps/venomBurn.ts';
import { volcanicRecharge } from './traps/volcanicRecharge.ts';
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
  absorbingKidFromTheSky,
  aCatOfIllOmen,
  airknightParshath,
  ambulanceroid,
  anOwlOfLuck,
  aquarianAlessa,
  armedNinja,
  arsenalSummoner,
  asuraPriest,
  aswanApparition,
  avatarOfThePot,
  banisherOfTheLight,
  banisherOfTheRadiance,
  behemothTheKingOfAllAnimals,
  berfomet,
  berserkGorilla,
  besBigCore,
  besCoveredCore,
  birdface,
  blackLusterSoldierEnvoyOfTheBeginning,
  blackPtera,
  bladeKnight,
  breakerTheMagicalWarrior,
  brronMadKingOfDarkWorld,
  burningAlgae,
  byserShock,
  cannonSoldier,
  cardTrooper,
  chainsawInsect,
  cockroachKnight,
  commandKnight,
  crassClown,
  crimsonSentry,
  crystalBeastCobaltEagle,
  crystalBeastSapphirePegasus,
  crystalSeer,
  cyberdarkKeel,
  cyberEsper,
  cyberJar,
  darkCatWithWhiteTail,
  darkEffigy,
  darkMimicLv1,
  darkMimicLv3,
  darkScorpionChickTheYellow,
  darkScorpionMeanaeTheThorn,
  ddAssailant,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  desFeralImp,
  desLacooda,
  despairFromTheDark,
  destinyHeroDiskCommander,
  destinyHeroDreadmaster,
  doitsu,
  donZaloog,
  doomcaliberKnight,
  doubleCoston,
  dreamClown,
  dummyGolem,
  elementalHeroBubbleman,
  elementalHeroStratos,
  elephantStatueOfBlessing,
  emissaryOfTheAfterlife,
  exarionUniverse,
  exiledForce,
  fairyGuardian,
  fearFromTheDark,
  fiberJar,
  firePrincess,
  flameOgre,
  flameRuler,
  fushiNoTori,
  fusilierDragonTheDualModeBeast,
  galeLizard,
  gateGuardian,
  gellenduo,
  ghostKnightOfJackal,
  giantOrc,
  giantRat,
  gilasaurus,
  goblinAttackForce,
  goblinZombie,
  goddessWithTheThirdEye,
  gokipon,
  golemSentry,
  gradiusOption,
  granadora,
  gravekeepersChief,
  gravekeepersGuard,
  gravekeepersSpy,
  greenBaboonDefenderOfTheForest,
  greenGadget,
  grenMajuDaEiza,
  guardianAngelJoan,
  guardianSphinx,
  guardianStatue,
  hadeHane,
  haneHane,
  helpingRoboForCombat,
  hiitaTheFireCharmer,
  hyperHammerhead,
  hystericFairy,
  invaderOfTheThrone,
  ironBlacksmithKotetsu,
  jinzo,
  kahkkiGuerillaOfDarkWorld,
  kaiserGlider,
  kaiserSeaHorse,
  kelbek,
  keldo,
  kuriboh,
  kycooTheGhostDestroyer,
  ladyPanther,
  lichLordKingOfTheUnderworld,
  lightAndDarknessDragon,
  lightEffigy,
  lordPoison,
  luckyPiedPiper,
  machinaDefender,
  machinaForce,
  machineKing,
  magicalMerchant,
  magicianOfFaith,
  manEaterBug,
  manjuOfTheTenThousandHands,
  maskedSorcerer,
  maskOfDarkness,
  megarockDragon,
  mobiusTheFrostMonarch,
  moltenZombie,
  monsterEye,
  morphingJar,
  morphingJar2,
  mukaMuka,
  mysteriousGuard,
  mysteriousPuppeteer,
  mysticalSheep1,
  mysticTomato,
  neoParshathTheSkyPaladin,
  neoSpacianAirHummingbird,
  neoSpacianGlowMoss,
  neoSpacianGrandMole,
  nightAssailant,
  nightmarePenguin,
  nimbleMomonga,
  novaSummoner,
  nubianGuard,
  outstandingDogMarron,
  parasiteParacide,
  parasiticTicky,
  penguinSoldier,
  pixieKnight,
  poisonDrawFrog,
  protectorOfTheSanctuary,
  puppetMaster,
  radiantJeral,
  reaperOfTheCards,
  redGadget,
  regeneratingMummy,
  rescueroid,
  rocFromTheValleyOfHaze,
  royalKnight,
  sacredCrane,
  sandMoth,
  sangan,
  sasukeSamurai3,
  scarrScoutOfDarkWorld,
  senjuOfTheThousandHands,
  serpentinePrincess,
  shadowGhoul,
  sillvaWarlordOfDarkWorld,
  sinisterSerpent,
  skelengel,
  skullMarkLadybug,
  sonicBird,
  spearCretin,
  spearDragon,
  spiritCaller,
  spiritOfThePharaoh,
  spiritReaper,
  strayAsmodian,
  submarineroid,
  swiftBirdmanJoe,
  tADPOLE,
  theAgentOfWisdomMercury,
  theBistroButcher,
  theForgivingMaiden,
  theImmortalOfThunder,
  theLegendaryFisherman,
  theTricky,
  theTrojanHorse,
  theWickedAvatar,
  theWickedEraser,
  threeHumplacooda,
  toonGeminiElf,
  toonMaskedSorcerer,
  tornadoBird,
  tribeInfectingVirus,
  uforoid,
  unshavenAngler,
  valkyrionTheMagnaWarrior,
  vampireBaby,
  volcanicShell,
  wallOfIllusion,
  warriorLadyOfTheWasteland,
  watapon,
  waterDragon,
  whirlwindProdigy,
  witchOfTheBlackForest,
  witchsApprentice,
  woodlandSprite,
  wroughtweiler,
  wynnTheWindCharmer,
  yamataDragon,
  yDragonHead,
  yellowGadget,
  zaborgTheThunderMonarch,
  zMetalTank,
  zolga,
  zombieMaster,
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
  elementalHeroBurstinatrix,
  gammaTheMagnetWarrior,
  gazelleTheKingOfMythicalBeasts,
  geminiElf,
  giantSoldierOfStone,
  harpieLady,
  insectKnight,
  laJinnTheMysticalGenieOfTheLamp,
  lusterDragon,
  mechanicalchaser,
  mysticalElf,
  ojamaBlack,
  ojamaGreen,
  ojamaYellow,
  opticlops,
  petitMoth,
  skullRedBird,
  soitsu,
  summonedSkull,
  toonAlligator,
  vorseRaider,
  xHeadCannon,
  blackLusterSoldier,
  darkMasterZorc,
  acidRain,
  aLegendaryOcean,
  amuletOfAmbition,
  ancientGearWorkshop,
  armedChanger,
  autonomousActionUnit,
  aWingbeatOfGiantDragon,
  axeOfDespair,
  batteryCharger,
  blackLusterRitual,
  blueMedicine,
  bondingH2o,
  bookOfMoon,
  breathOfLight,
  burstReturn,
  butterflyDaggerElma,
  cardOfSafeReturn,
  cestusOfDagla,
  chainStrike,
  clockTowerPrison,
  cocoonRebirth,
  commonSoul,
  contractWithTheAbyss,
  corruptionCellA,
  dangerousMachineType6,
  darkFactoryOfMassProduction,
  dedicationThroughLightAndDarkness,
  delinquentDuo,
  deSpell,
  dianKetoTheCureMaster,
  differentDimensionCapsule,
  earthChant,
  eEmergencyCall,
  emblemOfDragonDestroyer,
  emergencyProvisions,
  enemyController,
  eradicatingAerosol,
  eternalDrought,
  fairyOfTheSpring,
  fengshengMirror,
  fifthHope,
  fissure,
  flintMissile,
  followWind,
  fulfillmentOfTheContract,
  fusionSage,
  gatewayToDarkWorld,
  gatherYourMind,
  giantTrunade,
  goblinsSecretRemedy,
  goblinThief,
  gracefulCharity,
  gryphonsFeatherDuster,
  guardPenalty,
  gustFan,
  harpiesFeatherDuster,
  heavyStorm,
  hornOfLight,
  hornOfTheUnicorn,
  inspection,
  knightsTitle,
  lastWill,
  levelDown,
  levelModulation,
  lightenTheLoad,
  luckyIronAxe,
  magePower,
  magicalMallet,
  magicFormula,
  magnetCircleLv2,
  malevolentNuzzler,
  megamorph,
  messengerOfPeace,
  metamorphosis,
  mindWipe,
  monsterReborn,
  monsterRecovery,
  mooyanCurry,
  moraleBoost,
  mysticalSpaceTyphoon,
  mystikWok,
  necklaceOfCommand,
  necrovalley,
  noblemanOfCrossout,
  ojamagic,
  oOversoul,
  ownersSeal,
  painfulChoice,
  photonGeneratorUnit,
  poisonOfTheOldMan,
  polymerization,
  potOfAvarice,
  potOfGreed,
  preciousCardsFromBeyond,
  prematureBurial,
  raigeki,
  rainOfMercy,
  recurringNightmare,
  redMedicine,
  reinforcementOfTheArmy,
  reload,
  removeTrap,
  rushRecklessly,
  salvage,
  scapegoat,
  sebeksBlessing,
  senetSwitch,
  serialSpell,
  seven,
  shrink,
  silentDoom,
  skyscraper2HeroCity,
  smashingGround,
  snatchSteal,
  soulAbsorption,
  soulOfFire,
  soulOfThePure,
  soulReversal,
  soulTaker,
  spellAbsorption,
  spellReproduction,
  spiritualism,
  springOfRebirth,
  stopDefense,
  summonersArt,
  swordOfDarkRites,
  swordOfDeepSeated,
  swordsOfRevealingLight,
  symbolOfHeritage,
  symbolsOfDuty,
  tailSwipe,
  templeOfTheKings,
  terraforming,
  theFluteOfSummoningKuriboh,
  theForcefulSentry,
  theGraveyardInTheFourthDimension,
  thePuppetMagicOfDarkRuler,
  theSanctuaryInTheSky,
  theShallowGrave,
  theWarriorReturningAlive,
  tokenThanksgiving,
  toonTableOfContents,
  toonWorld,
  umi,
  unitedWeStand,
  upstartGoblin,
  vehicroidConnectionZone,
  warriorElimination,
  waveMotionCannon,
  sheepToken,
  aegisOfGaia,
  altarForTribute,
  appropriate,
  backsToTheWall,
  backupSoldier,
  badReactionToSimochi,
  barkOfDarkRuler,
  beastSoulSwap,
  begoneKnave,
  birthright,
  bottomlessTrapHole,
  callOfTheHaunted,
  ceasefire,
  chainDestruction,
  chainDetonation,
  chainHealing,
  cocoonVeil,
  compulsoryEvacuationDevice,
  darkDeal,
  destinyMirage,
  disturbanceStrategy,
  dragonCaptureJar,
  drainingShield,
  dramaticRescue,
  dTime,
  dustTornado,
  eatgaboon,
  elementalRecharge,
  embodimentOfApophis,
  enchantedJavelin,
  fuhRinKaZan,
  generationShift,
  giftCard,
  giftOfTheMysticalElf,
  goodGoblinHousekeeping,
  hardSellinGoblin,
  hardSellinZombie,
  heavySlump,
  heroMedal,
  hiddenSpellbook,
  hornOfHeaven,
  houseOfAdhesiveTape,
  jarOfGreed,
  kidGuard,
  kunaiWithChain,
  lastTurn,
  legacyOfYataGarasu,
  lifeAbsorbingMachine,
  magicalHats,
  magicCylinder,
  majorRiot,
  metalReflectSlime,
  mirrorForce,
  muko,
  needleWall,
  numinousHealer,
  nutrientZ,
  ordealOfATraveler,
  prepareToStrikeBack,
  rayOfHope,
  recklessGreed,
  relieveMonster,
  removeBrainwashing,
  ringOfDestruction,
  riteOfSpirit,
  royalOppression,
  sakuretsuArmor,
  skullDice,
  solemnJudgment,
  solemnWishes,
  soulResurrection,
  spellVanishing,
  spiritualEarthArtKurogane,
  strongholdTheMovingFortress,
  supercharge,
  theForcesOfDarkness,
  theGiftOfGreed,
  theGraveOfEnkindling,
  theSpellAbsorbingLife,
  theTransmigrationProphecy,
  timeMachine,
  torrentialTribute,
  trapHole,
  ultimateOffering,
  venomBurn,
  volcanicRecharge,
  wallOfRevealingLight,
] as const;
