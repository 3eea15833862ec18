// Printed by draft-inspect with --dialect draftsman --form plan.

@LayoutPlan
var viewPlan: ViewPlan {
    view1.drf.insert {
        view2.drf.insert {
            view3.drf.insert {
                view4.drf.insert {
                    view5.drf.insert {
                        view5Plan
                    }
                }
            }
        }
    }
}

@LayoutPlan
private var view5Plan: ViewPlan {
    view6.drf.insert {
        view7.drf.insert {
            view8.drf.insert {
                view9.drf.insert {
                    view10.drf.insert {
                        view10Plan
                    }
                }
            }
        }
    }
}

@LayoutPlan
private var view10Plan: ViewPlan {
    view11
}
