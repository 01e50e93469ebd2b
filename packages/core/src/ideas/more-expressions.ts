/**
 * Expressions of two words in titles, in the form of those in `title-senses.ts`. The kind of a station, park, mill or button is told by the
 * word before it, and what the lexicon and the themes know by the second word alone is another kind.
 */

/** Two words of which neither shows anything. */
export const NEITHER_SHOWS =
  'vacuum_cleaner pipe_cleaner dry_cleaner slow_cooker pressure_cooker carbon_copy bar_code bar_exam chain_letter chain_store chain_gang power_tool cash_cow water_cooler piggy_bank food_bank blood_bank ' +
  'field_guide field_trip field_note field_day field_hospital field_work field_report growing_up grow_up grew_up nova_scotia ' +
  'ash_wednesday snooze_button reset_button pause_button mute_button delete_button push_button balance_sheet shop_floor crème_fraîche ' +
  'creme_fraiche crossing_guard green_card fall_guy horse_trading red_herring snow_job bell_curve sea_change iron_curtain iron_lady golden_gate ' +
  'golden_rule silver_lining silver_bullet magic_bullet stock_car boat_people fire_drill greenhouse_effect greenhouse_gas cabbage_white bone_setter burnt_umber burnt_sienna tree_line shelf_life water_cooler soap_opera blue_ocean ' +
  'bridge_club bridge_party bridge_night bridge_partner bridge_table bridge_tournament bridge_game bridge_hand bridge_player bridge_circle duplicate_bridge contract_bridge';

/** Two words of which the first has its sense, and the second does not mean the thing. */
export const SECOND_SHOWS_NOT =
  'trailer_park car_park water_park theme_park amusement_park business_park industrial_park skate_park retail_park ' +
  'gas_station petrol_station service_station police_station fire_station power_station radio_station polling_station weather_station ' +
  'research_station bus_station filling_station pumping_station signal_station ' +
  'linen_mill cotton_mill silk_mill woolen_mill woollen_mill wool_mill flax_mill jute_mill textile_mill carpet_mill lumber_mill sugar_mill ' +
  'rubber_mill powder_mill funeral_home funeral_parlor nursing_home foster_home care_home mobile_home beauty_parlor tattoo_parlor ' +
  'pizza_parlor drag_queen drama_queen scream_queen potter_wheel prayer_wheel water_wheel mill_wheel valley_forge harper_ferry ' +
  'brother_keeper border_crossing dress_code powder_monkey paper_trail tennis_coach football_coach life_coach basketball_coach swim_coach dating_coach soup_bone silk_road debt_free sugar_free gluten_free dairy_free pain_free drug_free smoke_free stress_free guilt_free alcohol_free duty_free carbon_free ' +
  'hired_hand ranch_hand farm_hand field_hand stable_hand stage_hand deck_hand mill_hand factory_hand carpool_lane bike_lane fast_lane slow_lane passing_lane prom_night opening_night wedding_night game_night date_night fight_night quiet_car dining_car sleeping_car rail_car street_car box_car smoke_signal traffic_signal turn_signal cruise_ship container_ship gravy_train potty_train car_boot fire_brigade';

/** Two words of which the second has its sense, and the first does not mean the thing: a nurse of the night shift works under no moon. */
export const FIRST_SHOWS_NOT =
  'skeleton_key high_school high_street high_court high_tea high_society high_stakes high_fashion high_season santa_fe santa_cruz santa_barbara santa_monica mill_girl dead_stock dead_letter biscuit_tin cookie_tin cake_tin tea_chest milk_crate orange_crate apple_crate milk_bottle spring_tide spring_roll queen_bee paper_wasp cold_kitchen cold_room cold_tea cold_coffee night_nurse night_bus night_clerk night_shift night_watchman night_manager night_porter night_school night_driver night_desk night_editor ' +
  'milk_tooth baby_tooth sweet_tooth wisdom_tooth angel_money angel_investor angel_investing margin_of history_of star_student star_pupil ' +
  'heart_surgeon brain_drain ghost_kitchen shadow_banking horse_chestnut house_music tiger_mom tiger_mother helicopter_parent soccer_mom ' +
  'hockey_mom barn_owl barn_swallow tree_frog field_mouse house_mouse house_sparrow house_martin mountain_goat mountain_lion river_otter sun_bear moon_bear bridge_loan signal_fire signal_flag signal_box signal_tower station_one station_two station_three station_four station_five station_six station_seven station_eight station_nine station_ten station_eleven station_twelve station_zero night_market night_class night_court night_mail cliff_diver cliff_diving cliff_hanger';
